package engine

import (
	"errors"
	"iter"
	"strings"

	"ketword/internal/each"
)

// Errors of [NewSecret].
var (
	ErrOverlap = errors.New("the words of a secret share a letter")
	ErrTooMany = errors.New("a secret has at most two words")
)

// Secret is what a player must guess: one word, or two words of the same length that
// share no letter. It keeps the order of the words, which has no meaning.
type Secret struct {
	words [Quantum]Word
	mode  Mode
}

// NewSecret returns the secret of one or two words. The error is [ErrEmpty] without
// words or with an empty one, [ErrTooMany], [ErrOverlap], or a [*LengthError] if the
// words have different lengths.
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

// ParseSecret reads what [Secret.String] writes. Errors are also those of [MakeWord].
func ParseSecret(text string) (Secret, error) {
	words, err := MakeWords(strings.Fields(text))
	if err != nil {
		return Secret{}, err
	}
	return NewSecret(words...)
}

// Len returns the number of letters of each word.
func (s Secret) Len() int { return s.words[0].Len() }

// Mode returns the mode of the secret: how many words it has.
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

// First returns the first word, which is the only one of a secret of one word.
func (s Secret) First() Word { return s.words[0] }

// String returns the words, as in "audio flesh".
func (s Secret) String() string { return strings.Join(each.Of(s.words[:s.mode], Word.String), " ") }

// Partner returns the word that stands beside one of the secret; the empty word if it is alone.
func (s Secret) Partner(w Word) Word {
	for other := range s.Words() {
		if other != w {
			return other
		}
	}
	return Word{}
}

// Has reports whether w is one of the words.
func (s Secret) Has(w Word) bool { return w.Len() > 0 && (w == s.words[0] || w == s.words[1]) }
