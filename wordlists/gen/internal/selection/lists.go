package selection

import (
	"fmt"
	"maps"
	"slices"
)

// Lists are the hand-made lists of one language.
type Lists struct {
	Block map[string]bool // not answers
	Slurs map[string]bool // not even guesses
	Allow map[string]bool // answers, although the recipe drops them
}

// ApplyLists applies the hand-made lists, which override the recipe. It is an
// error to allow a word that is not a guess, or that is also blocked or a slur.
func (w *Words) ApplyLists(l Lists) error {
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

// Unused returns the entries that change nothing in what a recipe selected: allowed
// words that are answers already, blocked words that are not answers, and slurs
// that are not guesses, perhaps because they are misspelt. Call it before
// [Words.ApplyLists].
func (l Lists) Unused(w *Words) (allow, block, slurs []string) {
	for _, word := range slices.Sorted(maps.Keys(l.Allow)) {
		if w.Answers[word] {
			allow = append(allow, word)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Block)) {
		if !w.Answers[word] {
			block = append(block, word)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Slurs)) {
		if !w.Guesses[word] {
			slurs = append(slurs, word)
		}
	}
	return allow, block, slurs
}
