package text

// Hint has the sentences of the coach's help during a game.
type Hint struct {
	Title    string
	About    string                              // what asking means
	Assisted string                              // the game is marked
	AskWords string                              // which secrets are left
	AskWord  string                              // which secret is, if it is one
	AskClue  string                              // between these and the best guess
	Letter   func(letter, percent string) string // how many of the secrets have it
	Familiar func(word string) string            // a good guess
	Rare     func(word string) string            // one that is none of the answers
	AskGuess string
	Groups   func(groups, largest int) string
	WinsIn   func(wins, of int) string        // it wins so many of the secrets
	Others   func(groups, largest int) string // what is left of them
	Undrawn  string                           // it is none of the secrets that are counted
	Possible string                           // the guess can win
	Sure     string                           // it wins, whichever secret it is
	Proved   string                           // no guess takes fewer guesses on average
	Found    string                           // of those that were tried out none does
	Take     func(word string) string
	Thinking string
	Solver   string // opens the solver with the rows of the game
}

var englishHint = Hint{
	Title:    "Hint",
	About:    "The count is free. Anything more marks this game as assisted.",
	Assisted: "This game is marked as assisted.",
	AskWords: "Which are they?",
	AskWord:  "Which is it?",
	AskClue:  "A letter, and a good word",
	Letter:   func(letter, percent string) string { return letter + " is in " + percent + " of what is left." },
	Familiar: func(word string) string { return word + " is a good word that everybody knows." },
	Rare:     func(word string) string { return word + " is a good word." },
	AskGuess: "What is the best guess?",
	Groups: func(groups, largest int) string {
		if groups == 1 {
			return "It leaves all of them in " + englishGroups(groups, largest) + "."
		}
		return "It divides them into " + englishGroups(groups, largest) + "."
	},
	WinsIn: func(wins, of int) string {
		return "It wins at once in " + englishNumber(wins) + " of the " + englishNumber(of) + "."
	},
	Others: func(groups, largest int) string {
		if groups == 1 {
			return "The others are " + englishGroups(groups, largest) + "."
		}
		return "It divides the others into " + englishGroups(groups, largest) + "."
	},
	Undrawn:  "It is none of them itself.",
	Possible: "It can be the secret.",
	Sure:     "It is sure to win.",
	Proved:   "No guess wins sooner on average.",
	Found:    "No better guess was found.",
	Take:     func(word string) string { return "Type " + word },
	Thinking: "The coach is thinking …",
	Solver:   "Open the solver with these rows",
}
