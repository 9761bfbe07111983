// Package crop holds what one language yields: the valid words, the answers
// among them, and why every other candidate is no answer.
package crop

import (
	"slices"
	"unicode/utf8"
)

// Words of these lengths are kept, counted in letters.
const (
	Shortest = 4
	Longest  = 8
)

// Reason tells in a word or two why a candidate is no answer, as in "rare".
type Reason string

// Reasons that every language has in common.
const (
	Rare      Reason = "rare"      // too little evidence that people know it
	Inflected Reason = "inflected" // a form of another word
	Name      Reason = "name"      // a proper name
	Offensive Reason = "offensive" // held by a public filter of bad words
	Blocked   Reason = "blocked"   // in the block list
	Slur      Reason = "slur"      // in the list of slurs; not even a guess
)

// Crop is the words of one language, of all lengths together. A word is in
// at most one of Answers and Drops, and every answer is a guess.
type Crop struct {
	Guesses map[string]bool   // every valid word
	Answers map[string]bool   // the words that may be drawn as a secret
	Drops   map[string]Reason // candidates that are no answers, with the first reason
}

// New returns an empty crop.
func New() *Crop {
	return &Crop{
		Guesses: make(map[string]bool),
		Answers: make(map[string]bool),
		Drops:   make(map[string]Reason),
	}
}

// Fits reports whether a word has a length that is kept.
func Fits(word string) bool {
	n := utf8.RuneCountInString(word)
	return Shortest <= n && n <= Longest
}

// Guess makes a word valid, if it fits.
func (c *Crop) Guess(word string) {
	if Fits(word) {
		c.Guesses[word] = true
	}
}

// Answer makes a word an answer, and so valid, if it fits.
func (c *Crop) Answer(word string) {
	if !Fits(word) {
		return
	}
	c.Guess(word)
	c.Answers[word] = true
	delete(c.Drops, word)
}

// Drop tells that a word is no answer. The first reason stays.
func (c *Crop) Drop(word string, why Reason) {
	if !Fits(word) {
		return
	}
	delete(c.Answers, word)
	if _, told := c.Drops[word]; !told {
		c.Drops[word] = why
	}
}

// Words returns the words of a set that have a length, sorted by their bytes.
func Words(set map[string]bool, length int) []string {
	var words []string
	for word := range set {
		if utf8.RuneCountInString(word) == length {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return words
}
