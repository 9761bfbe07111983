package text

// Watch has the sentences about players of the coach, who play a game to be watched.
type Watch struct {
	Player string                                // names the choice of who plays
	GoesBy Names                                 // by the strategy: what it goes by
	Figure map[string]func(figure string) string // the same of a guess, for those that have a figure
	Secret string                                // names the fields
	First  string
	About  string
	Both   string // a secret and a puzzle were typed
	Play   string
}

var englishWatch = Watch{
	Player: "Who plays",
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
	Secret: "Secret",
	First:  "First guess",
	About:  "Without a secret or a puzzle, one is drawn. Such a game counts nowhere.",
	Both:   "Type a secret or the number of a puzzle, not both.",
	Play:   "Watch",
}
