package text

import "strconv"

// Explainer has the sentences of the row in the help whose words the reader changes.
type Explainer struct {
	Try     string // asks to
	Words   Names  // names of the fields: the secret words and the guess
	Alone   func(word string) string
	Shown   string // names the row of both words
	Marks   func(word, letters string) string
	Nothing func(word string) string
	Mixed   string // what the row is like
	Unmixed func(word string) string
	Absent  string
	Wins    func(word string) string
	Length  func(typed string, length, least, most int) string // why words can't be used
	Shares  func(letters string) string
}

var englishExplainer = Explainer{
	Try:     "Try it: change a secret word or the guess.",
	Words:   Names{{"first", "Secret 1"}, {"second", "Secret 2"}, {"guess", "Guess"}},
	Alone:   func(word string) string { return word + " alone" },
	Shown:   "What you see",
	Marks:   func(word, letters string) string { return word + " marks " + letters + "." },
	Nothing: func(word string) string { return word + " marks nothing." },
	Mixed:   "Both words mark the row, so it is mixed: circles.",
	Unmixed: func(word string) string { return "Only " + word + " marks the row, so it is not mixed: squares." },
	Absent:  "Nothing is marked.",
	Wins:    func(word string) string { return word + " is a secret word: you win." },
	Length: func(typed string, length, least, most int) string {
		return "“" + typed + "” does not have " + englishCount(length, "letter", "letters") + ". All three words need the same length, " + strconv.Itoa(least) + " to " + strconv.Itoa(most) + " letters."
	},
	Shares: func(letters string) string {
		return "The secret words can’t share a letter, but both have " + letters + "."
	},
}
