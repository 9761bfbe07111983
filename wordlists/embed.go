// Package wordlists holds the word lists that are part of the program, as
// plain text. SOURCES.md names where they come from.
package wordlists

import _ "embed"

// English5 is the default list: English words of five letters, one a line.
var English5 = List{
	Lang:    "en",
	Length:  5,
	Answers: englishAnswers5,
	Guesses: englishGuesses5,
}

//go:embed en/answers-5.txt
var englishAnswers5 string

//go:embed en/guesses-5.txt
var englishGuesses5 string

// List is the text of one word list: the answers, from which secrets are
// drawn, and the guesses, which hold the answers and more.
type List struct {
	Lang    string // language tag, as in "en"
	Length  int    // letters of every word
	Answers string
	Guesses string
}
