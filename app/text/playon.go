package text

// PlayOn has the sentences about how the solver plays a game that has ended.
type PlayOn struct {
	Title    string
	Open     string // name of the button after a loss
	From     string // names the choice
	FromRows string
	FromZero string
	Player   string                                // names the choice of who plays
	GoesBy   Names                                 // by the strategy: what it goes by
	Figure   map[string]func(figure string) string // the same of a guess, for those that have a figure
	Why      func(word string) string              // what follows are the reasons for a guess
	Known    func(word string) string              // it is the only secret left
	Wins     string
	Next     string
	All      string
	Solved   func(rows int) string // by the solver, its rows and those before
}

var englishPlayOn = PlayOn{
	Title:    "The solver plays",
	Open:     "Let the solver finish",
	From:     "Where it begins",
	FromRows: "From your rows",
	FromZero: "From the start",
	Player:   "Who plays",
	GoesBy: Names{
		{"openers", "Guesses ADIEU, then SNORT, if the list has them; then it draws among what is still possible."},
		{"random", "Draws among what is still possible."},
		{"eliminate", "Rules out as many as it can on average."},
		{"entropy", "Learns as much as it can on average, in bits."},
		{"minimax", "Leaves as few as it can in the worst case."},
		{"parts", "Divides what is left into as many groups as it can."},
		{"best", "The strongest: it also looks at the guesses after the next."},
	},
	Figure: map[string]func(string) string{
		"eliminate": func(figure string) string { return "It rules out " + figure + " on average." },
		"entropy":   func(figure string) string { return "It tells " + figure + " bits on average." },
		"minimax":   func(figure string) string { return "It leaves at most " + figure + "." },
		"parts":     func(figure string) string { return "It makes " + figure + " groups." },
	},
	Why:    func(word string) string { return "So it guesses " + word + "." },
	Known:  func(word string) string { return "So it can only be " + word + "." },
	Wins:   "That wins.",
	Next:   "Next row",
	All:    "All rows",
	Solved: func(rows int) string { return "Solved in row " + englishNumber(rows) + "." },
}
