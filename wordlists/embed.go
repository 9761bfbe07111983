// Package wordlists holds the word lists, as plain text, and the catalogue of
// them. SOURCES.md names where they come from.
//
// A list is a pair of files, LANG/answers-LENGTH.txt and
// LANG/guesses-LENGTH.txt. Native programs hold all lists. The one for the
// browser holds the default list only; the site publishes each of the others as
// a file of its own, under the name that its catalogue entry gives.
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
