package text

import "strconv"

// Rival has the sentences that compare a game with that of who sent its link. Tries are
// counted.
type Rival struct {
	Beat      func(tries int) string // of the rival, during the game
	Unsolved  string                 // the rival has lost
	Title     string
	Open      string // name of the button
	Mine      string // headings of the rows
	Theirs    string
	NoRows    string
	Fewer     func(mine, theirs int) string
	More      func(mine, theirs int) string
	Tie       func(tries int) string
	OnlyI     string // solved it
	GaveUp    string // and the rival gave up
	OnlyThey  func(theirs int) string
	Neither   string
	MyHelp    string // from the coach
	TheirHelp string
	OurHelp   string
}

var englishRival = Rival{
	Beat:     func(tries int) string { return englishCount(tries, "guess", "guesses") + " to beat" },
	Unsolved: "not solved yet",
	Title:    "You and your rival",
	Open:     "Compare the rows",
	Mine:     "You",
	Theirs:   "Your rival",
	NoRows:   "No rows.",
	Fewer: func(mine, theirs int) string {
		return "You win: " + englishCount(mine, "try", "tries") + ", your rival " + strconv.Itoa(theirs) + "."
	},
	More: func(mine, theirs int) string {
		return "Your rival wins: " + englishCount(theirs, "try", "tries") + ", you " + strconv.Itoa(mine) + "."
	},
	Tie:    func(tries int) string { return "A tie: " + englishCount(tries, "try", "tries") + " each." },
	OnlyI:  "You win: your rival didn’t solve it.",
	GaveUp: "You win: your rival gave up.",
	OnlyThey: func(theirs int) string {
		return "Your rival wins: " + englishCount(theirs, "try", "tries") + "."
	},
	Neither:   "Neither of you solved it.",
	MyHelp:    "You had hints.",
	TheirHelp: "Your rival had hints.",
	OurHelp:   "You both had hints.",
}
