package text

// Guide has what is said in the guided puzzle, beside the rows of its board.
type Guide struct {
	Title   string // of the puzzle, and the button that opens it
	Words   GuideWords
	Begin   string
	Propose func(word string) string
	Absent  string                      // what a row without marks tells
	Unmixed func(letters string) string // one of squares
	Mixed   func(letters string) string // one of circles; the letters are joined by or
	Solves  string                      // what both proposed guesses together tell
}

// GuideWords has the words of the guided puzzle, in lower case, all of five letters.
type GuideWords struct {
	First, Second  string // the secret words
	Unmixed, Mixed string // the guesses that are proposed: marked by one word, and by both
}

var englishGuide = Guide{
	Title:   "Guided puzzle",
	Words:   GuideWords{First: "build", Second: "gravy", Unmixed: "child", Mixed: "drove"},
	Begin:   "There are two secret words, and no letter is in both. Find one of them. This game does not count.",
	Propose: func(word string) string { return "Guess " + word + "." },
	Absent:  "No marks: neither word has any of these letters.",
	Unmixed: func(letters string) string {
		return "Squares: one word has " + letters + ", and the other has none of this row’s letters."
	},
	Mixed:  func(letters string) string { return "Circles: they come from both. Each word has " + letters + "." },
	Solves: "One word ends in I, L, D, so the D here is its D. V is where it has L, so V is in the other word. Find one.",
}
