package engine

import (
	"errors"
	"iter"
)

// What is wrong with the words of a secret.
var (
	ErrOverlap = errors.New("the words of a secret share a letter")
	ErrTooMany = errors.New("a secret of more than two words")
)

// Secret is what is to be guessed: one word, or two of the same length that
// share no letter. The order of the words has no meaning, but is kept.
type Secret struct {
	words [Quantum]Word
	mode  Mode
}

// NewSecret returns the secret of one or two words. The error is
// [ErrEmpty] without a word or with the empty word, [ErrTooMany],
// [ErrOverlap], or a [*LengthError] for words of different lengths.
func NewSecret(words ...Word) (Secret, error) {
	if len(words) == 0 || words[0].Len() == 0 {
		return Secret{}, ErrEmpty
	}
	if len(words) > int(Quantum) {
		return Secret{}, ErrTooMany
	}
	s := Secret{mode: Mode(len(words))}
	copy(s.words[:], words)
	for i, w := range words[1:] {
		if want := words[0].Len(); w.Len() != want {
			return Secret{}, &LengthError{Got: w.Len(), Min: want, Max: want}
		}
		if w.Overlaps(words[i]) {
			return Secret{}, ErrOverlap
		}
	}
	return s, nil
}

// Len returns the number of letters of each word.
func (s Secret) Len() int { return s.words[0].Len() }

// Mode returns the mode that the secret is for: how many words it has.
func (s Secret) Mode() Mode { return s.mode }

// Words yields the words in their order.
func (s Secret) Words() iter.Seq[Word] {
	return func(yield func(Word) bool) {
		for _, w := range s.words[:s.mode] {
			if !yield(w) {
				return
			}
		}
	}
}

// Has reports whether w is one of the words.
func (s Secret) Has(w Word) bool {
	return w.Len() > 0 && (w == s.words[0] || w == s.words[1])
}
