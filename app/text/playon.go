package text

// PlayOn has the sentences about how the solver plays a game that has ended.
type PlayOn struct {
	Title    string
	Open     string // name of the button after a loss
	From     string // names the choice
	FromRows string
	FromZero string
	Why      func(word string) string // what follows are the reasons for a guess
	Known    func(word string) string // it is the only secret left
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
	Why:      func(word string) string { return "So it guesses " + word + "." },
	Known:    func(word string) string { return "So it can only be " + word + "." },
	Wins:     "That wins.",
	Next:     "Next row",
	All:      "All rows",
	Solved:   func(rows int) string { return "Solved in row " + englishNumber(rows) + "." },
}
