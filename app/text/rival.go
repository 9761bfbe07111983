package text

import (
	"cmp"
	"strconv"
)

// Rival has the sentences that compare a game with that of who sent its link, whose name is "" if
// it isn't known. Tries are counted.
type Rival struct {
	Beat      func(tries int) string // of the rival, during the game
	Unsolved  string                 // the rival has lost
	Title     string
	Open      string // name of the button
	Mine      string // headings of the rows
	Theirs    string
	NoRows    string
	Fewer     func(mine, theirs int, name string) string
	More      func(mine, theirs int, name string) string
	Tie       func(tries int) string
	OnlyI     func(name string) string // solved it
	GaveUp    func(name string) string // and the rival gave up
	OnlyThey  func(theirs int, name string) string
	Neither   string
	MyHelp    string // from the coach
	TheirHelp func(name string) string
	OurHelp   string
}

var englishRival = Rival{
	Beat:     func(tries int) string { return englishCount(tries, "guess", "guesses") + " to beat" },
	Unsolved: "not solved yet",
	Title:    "Both games",
	Open:     "Compare the rows",
	Mine:     "You",
	Theirs:   "Your rival",
	NoRows:   "No rows.",
	Fewer: func(mine, theirs int, name string) string {
		return "You win: " + englishCount(mine, "try", "tries") + ", " + cmp.Or(name, "your rival") + " " + strconv.Itoa(theirs) + "."
	},
	More: func(mine, theirs int, name string) string {
		return cmp.Or(name, "Your rival") + " wins: " + englishCount(theirs, "try", "tries") + ", you " + strconv.Itoa(mine) + "."
	},
	Tie:    func(tries int) string { return "A tie: " + englishCount(tries, "try", "tries") + " each." },
	OnlyI:  func(name string) string { return "You win: " + cmp.Or(name, "your rival") + " didn’t solve it." },
	GaveUp: func(name string) string { return "You win: " + cmp.Or(name, "your rival") + " gave up." },
	OnlyThey: func(theirs int, name string) string {
		return cmp.Or(name, "Your rival") + " wins: " + englishCount(theirs, "try", "tries") + "."
	},
	Neither:   "Neither of you solved it.",
	MyHelp:    "You had hints.",
	TheirHelp: func(name string) string { return cmp.Or(name, "Your rival") + " had hints." },
	OurHelp:   "You both had hints.",
}
