package selection

import (
	"fmt"
	"maps"
	"slices"
)

// Lists are the hand-made lists of one language.
type Lists struct {
	Guesses map[string]bool // guesses that the sources lack
	Block   map[string]bool // not answers
	Slurs   map[string]bool // not even guesses
	Allow   map[string]bool // answers, although the recipe drops them
}

// ApplyLists applies the hand-made lists, which override the recipe. It is an
// error to allow a word that is not a guess, or that is also blocked or a slur,
// and to add a slur to the guesses.
func (w *Words) ApplyLists(l Lists) error {
	for _, word := range slices.Sorted(maps.Keys(l.Guesses)) {
		if l.Slurs[word] {
			return fmt.Errorf("%q is both in guesses.txt and in slurs.txt", word)
		}
		w.Guess(word)
	}
	for word := range l.Slurs {
		if w.Guesses[word] || w.Answers[word] {
			delete(w.Guesses, word)
			w.Drop(word, Slur)
		}
	}
	for word := range l.Block {
		if w.Answers[word] {
			w.Drop(word, Blocked)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Allow)) {
		if err := l.checkAllowed(word, w); err != nil {
			return err
		}
		w.Answer(word)
	}
	return nil
}

func (l Lists) checkAllowed(word string, w *Words) error {
	switch {
	case l.Slurs[word]:
		return fmt.Errorf("%q is both in allow.txt and in slurs.txt", word)
	case l.Block[word]:
		return fmt.Errorf("%q is both in allow.txt and in block.txt", word)
	case !w.Guesses[word]:
		return fmt.Errorf("%q in allow.txt is not a guess", word)
	}
	return nil
}

// Unused are the entries of the hand-made lists that change nothing.
type Unused struct {
	Guesses []string // guesses already
	Allow   []string // answers already
	Block   []string // not answers
	Slurs   []string // not guesses, perhaps because they are misspelt
}

// Unused returns the entries that change nothing in what a recipe selected. Call it
// before [Words.ApplyLists].
func (l Lists) Unused(w *Words) Unused {
	in := func(set map[string]bool, want bool) func(string) bool {
		return func(word string) bool { return set[word] == want }
	}
	return Unused{
		Guesses: filter(l.Guesses, in(w.Guesses, true)),
		Allow:   filter(l.Allow, in(w.Answers, true)),
		Block:   filter(l.Block, in(w.Answers, false)),
		Slurs:   filter(l.Slurs, in(w.Guesses, false)),
	}
}

// filter returns the words of a set for which a condition holds, sorted.
func filter(set map[string]bool, holds func(string) bool) []string {
	var words []string
	for _, word := range slices.Sorted(maps.Keys(set)) {
		if holds(word) {
			words = append(words, word)
		}
	}
	return words
}
