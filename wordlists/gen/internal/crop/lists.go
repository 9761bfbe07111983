package crop

import (
	"fmt"
	"maps"
	"slices"
)

// Lists are the hand-made lists of one language.
type Lists struct {
	Block map[string]bool // words that are no answers
	Slurs map[string]bool // words that are not even guesses
	Allow map[string]bool // words that are answers although the recipe drops them
}

// Settle applies the hand-made lists to what a recipe has grown. They have
// the last word. It is an error to allow a word that is no guess, or that is
// also blocked or a slur.
func (c *Crop) Settle(l Lists) error {
	for word := range l.Slurs {
		if c.Guesses[word] || c.Answers[word] {
			delete(c.Guesses, word)
			c.Drop(word, Slur)
		}
	}
	for word := range l.Block {
		if c.Answers[word] {
			c.Drop(word, Blocked)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Allow)) {
		if err := l.allowable(word, c); err != nil {
			return err
		}
		c.Answer(word)
	}
	return nil
}

func (l Lists) allowable(word string, c *Crop) error {
	switch {
	case l.Slurs[word]:
		return fmt.Errorf("%q is both in allow.txt and in slurs.txt", word)
	case l.Block[word]:
		return fmt.Errorf("%q is both in allow.txt and in block.txt", word)
	case !c.Guesses[word]:
		return fmt.Errorf("%q in allow.txt is no valid guess", word)
	}
	return nil
}

// Needless returns the entries that change nothing in what a recipe has
// grown, before Settle: allowed words that are answers already, blocked ones
// that are none, and slurs that are no guesses, perhaps misspelt.
func (l Lists) Needless(c *Crop) (allow, block, slurs []string) {
	for _, word := range slices.Sorted(maps.Keys(l.Allow)) {
		if c.Answers[word] {
			allow = append(allow, word)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Block)) {
		if !c.Answers[word] {
			block = append(block, word)
		}
	}
	for _, word := range slices.Sorted(maps.Keys(l.Slurs)) {
		if !c.Guesses[word] {
			slurs = append(slurs, word)
		}
	}
	return allow, block, slurs
}
