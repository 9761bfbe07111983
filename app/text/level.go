package text

import "strconv"

// Level has what is said of choosing level and tries. The names of the levels are those of
// Game.
type Level struct {
	Level    string                // names of the choices
	Tries    string                //
	About    Names                 // what a level asks for, by its name
	Other    string                // names the field for another number of tries
	Range    func(most int) string // numbers that can be typed there, in short
	Set      string
	InPlay   func(rules string) string // the game in play has other rules than are chosen
	Ease     func(level string) string
	Eased    func(level string) string
	Next     func(rules string) string // from the next game on
	NoHarder string                    // why not before
	Begun    string
	Played   string
	NoTries  func(typed string, most int) string // what was typed is no number of tries
}

var englishLevel = Level{
	Level: "Level",
	Tries: "Tries",
	About: Names{
		{"normal", "Guess any word of the list."},
		{"hard", "Guesses must use the marks: correct letters stay, and present ones return."},
		{"strict", "Guess only words that can still be a secret word."},
	},
	Other:    "Another number of tries",
	Range:    func(most int) string { return "1–" + strconv.Itoa(most) },
	Set:      "Set",
	InPlay:   func(rules string) string { return "Game in play: " + rules + "." },
	Ease:     func(level string) string { return "Ease it to " + level },
	Eased:    func(level string) string { return "The game in play is " + level + " from now on." },
	Next:     func(rules string) string { return "From the next game on: " + rules + "." },
	NoHarder: "A game in play can only get easier.",
	Begun:    "A game in play keeps its number of tries.",
	Played:   "You have already played this puzzle with these rules.",
	NoTries: func(typed string, most int) string {
		if typed == "" {
			return "Type a number of tries, from 1 to " + strconv.Itoa(most) + "."
		}
		return "“" + typed + "” is not a whole number from 1 to " + strconv.Itoa(most) + "."
	},
}
