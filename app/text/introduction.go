package text

// Introduction has what a mode teaches to those who have never played it, below its name
// in [Game]'s Introductions, each beside a row of [Samples].
type Introduction struct {
	Correct, Present, Absent func(letter string) string // what the mark of that letter means
	Unmixed, Mixed           string                     // what rows of squares and of circles tell of each word
	Marks                    string                     // what the marks mean, by their shapes
	Begin                    string                     // the last line
}

var englishIntroduction = Introduction{
	Correct: func(letter string) string { return letter + " is right, and in its place." },
	Present: func(letter string) string { return letter + " is in the word, but elsewhere." },
	Absent:  func(letter string) string { return letter + " is not in the word." },
	Unmixed: "Squares: all from one word. The other has none of the letters.",
	Mixed:   "Circles: from both. Each word has at least one of the marked letters.",
	Marks:   "Solid: right place. Frame: elsewhere. Flat: in neither word.",
	Begin:   "Type any word to begin.",
}
