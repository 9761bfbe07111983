package text

// Seed has what is said of playing a puzzle by its number.
type Seed struct {
	Number   string                     // names the field
	About    func(number string) string // that of the puzzle in play; "" if that has none to type
	Play     string
	Empty    string // what is wrong with what was typed
	NoNumber func(typed string) string
	TooGreat func(most string) string
}

var englishSeed = Seed{
	Number: "Puzzle by number",
	About: func(number string) string {
		if number == "" {
			return "A number is the same puzzle for everyone, in this mode, language and length."
		}
		return "The puzzle in play has number " + number + "."
	},
	Play:  "Play it",
	Empty: "Type a puzzle number, such as 42.",
	NoNumber: func(typed string) string {
		return "“" + typed + "” is not a puzzle number: type digits only."
	},
	TooGreat: func(most string) string { return "That number is too large: the last puzzle is " + most + "." },
}
