package engine

import (
	"errors"
	"iter"
)

// Unlimited as the number of tries sets no limit.
const Unlimited = 0

// DefaultTries is the usual number of tries, MaxTries the greatest limit.
const (
	DefaultTries = 6
	MaxTries     = 100
)

// ParseTries reads a number of tries, 0 for Unlimited.
func ParseTries(s string) (int, error) { return parseNumber(s, Unlimited, MaxTries) }

// Rules are what a game is played by. They are comparable.
type Rules struct {
	Mode       Mode
	Length     int // letters of a word
	Tries      int // guesses allowed, or Unlimited
	Difficulty Difficulty
}

// Vocabulary is what the rules ask of a word list.
type Vocabulary interface {
	Has(Word) bool           // whether the word may be guessed
	Answers() iter.Seq[Word] // the words that secrets are drawn from
}

// ErrUnknown tells that a guess is not in the vocabulary.
var ErrUnknown = errors.New("not in the word list")

// Check tells why guess may not follow the turns of past: a [*LengthError],
// [ErrUnknown], or a [*HintError] under Hard and Strict. With a nil
// vocabulary every word of the right length is known, and a strict guess
// beside an unknown partner is let through.
func (r Rules) Check(past []Turn, guess Word, v Vocabulary) error {
	if guess.Len() != r.Length {
		return &LengthError{Got: guess.Len(), Min: r.Length, Max: r.Length}
	}
	if v != nil && !v.Has(guess) {
		return ErrUnknown
	}
	switch {
	case r.Difficulty == Normal:
		return nil
	case r.Mode == Quantum:
		return checkPartner(past, guess, v)
	case r.Difficulty == Hard:
		return checkHints(past, guess)
	}
	return checkCandidate(past, guess)
}
