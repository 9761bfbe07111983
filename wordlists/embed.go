// Package wordlists holds the word lists as plain text, and a catalogue of them.
// SOURCES.md says where they come from.
//
// A list is a pair of files, LANG/answers-LENGTH.txt and LANG/guesses-LENGTH.txt.
// Native programs embed all lists. The program for the browser embeds the default
// list only, and that only packed; the site publishes each other list as a file, named by its
// catalogue entry.
package wordlists

import _ "embed"

// English5 is the default list: English words of five letters. In the browser it has no texts of
// words, but is packed.
var English5 = List{
	Lang:    "en",
	Length:  5,
	Answers: englishAnswers5,
	Guesses: englishGuesses5,
	Packed:  englishPacked5,
	Stored:  Stored{Normal: englishNormal5, Hard: englishHard5, Book: englishBook5},
}

//go:embed en/packed-5.txt
var englishPacked5 string

//go:embed en/quantum-5.txt
var englishBook5 string

//go:embed en/normal-5.txt
var englishNormal5 string

//go:embed en/hard-5.txt
var englishHard5 string
