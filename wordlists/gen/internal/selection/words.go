// Package selection holds the words that a recipe selects for one language: the
// guesses, the answers among them, and why each other candidate was dropped.
package selection

import (
	"maps"
	"slices"
	"unicode/utf8"
)

// Only words of these lengths are selected, in letters.
const (
	Shortest = 4
	Longest  = 8
)

// Reason says in a word or two why a candidate was dropped, as in "rare".
type Reason string

// The reasons that all languages share.
const (
	Rare      Reason = "rare"      // too little evidence that people know the word
	Inflected Reason = "inflected" // a form of another word
	Name      Reason = "name"      // a proper name
	Offensive Reason = "offensive" // in a public filter of bad words
	Blocked   Reason = "blocked"   // in the block list
	Slur      Reason = "slur"      // in the list of slurs: not even a guess
)

// Words are the words of one language, of all lengths. Every answer is a guess,
// and no answer is dropped.
type Words struct {
	Guesses map[string]bool   // the words that may be guessed
	Answers map[string]bool   // the words that secrets are drawn from
	Dropped map[string]Reason // the candidates that are not answers, with the first reason
	Written map[string]string // how people write a word
}

// New returns an empty selection.
func New() *Words {
	return &Words{
		Guesses: make(map[string]bool),
		Answers: make(map[string]bool),
		Dropped: make(map[string]Reason),
		Written: make(map[string]string),
	}
}

// fits reports whether a word has a length that is selected.
func fits(word string) bool {
	n := utf8.RuneCountInString(word)
	return Shortest <= n && n <= Longest
}

// Guess adds a guess, if it fits.
func (w *Words) Guess(word string) {
	if fits(word) {
		w.Guesses[word] = true
	}
}

// Answer adds an answer, which is a guess too, if it fits.
func (w *Words) Answer(word string) {
	if !fits(word) {
		return
	}
	w.Guess(word)
	w.Answers[word] = true
	delete(w.Dropped, word)
}

// Drop records that a word is not an answer. The first reason stays.
func (w *Words) Drop(word string, why Reason) {
	if !fits(word) {
		return
	}
	delete(w.Answers, word)
	if _, dropped := w.Dropped[word]; !dropped {
		w.Dropped[word] = why
	}
}

// Write records how people write a word, as in "cáliz". The last record counts.
func (w *Words) Write(word, written string) {
	if fits(word) {
		w.Written[word] = written
	}
}

// WrittenAnswers returns the answers that people write otherwise, as they write them, sorted by
// the answers.
func (w *Words) WrittenAnswers() []string {
	var all []string
	for _, word := range slices.Sorted(maps.Keys(w.Written)) {
		if w.Answers[word] && w.Written[word] != word {
			all = append(all, w.Written[word])
		}
	}
	return all
}

// OfLength returns the words of a set that have a length, sorted by their bytes.
func OfLength(set map[string]bool, length int) []string {
	var words []string
	for word := range set {
		if utf8.RuneCountInString(word) == length {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return words
}
