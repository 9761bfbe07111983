package text

// Introduction has what a mode teaches to those who have never played it, below its name
// in [Game]'s Introductions, each beside a row of [Samples].
type Introduction struct {
	Correct, Present, Absent func(letter string) string // what the mark of that letter means
	Unmixed, Mixed           string                     // what rows of squares and of circles are
	Marks                    string                     // what the marks mean, by their shapes
	Begin                    string                     // the last line
}

var englishIntroduction = Introduction{
	Correct: func(letter string) string { return letter + " is right, and in its place." },
	Present: func(letter string) string { return letter + " is in the word, but elsewhere." },
	Absent:  func(letter string) string { return letter + " is not in the word." },
	Unmixed: "Squares: the marks come from one of the words.",
	Mixed:   "Circles: the marks come from both.",
	Marks:   "Solid: right place. Frame: elsewhere. Flat: in neither word.",
	Begin:   "Type any word to begin.",
}
