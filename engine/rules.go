package engine

import (
	"errors"
	"iter"

	"ketword/internal/format"
)

// Unlimited is the number of tries that means no limit.
const Unlimited = 0

// DefaultTries is the usual number of tries, and MaxTries the largest.
const (
	DefaultTries = 6
	MaxTries     = 100
)

// ParseTries reads a number of tries, from 0 (Unlimited) to MaxTries. The error is a
// [*ParseError].
func ParseTries(s string) (int, error) { return parseNumber(s, Unlimited, MaxTries) }

// Rules are the rules of a game. They are comparable.
type Rules struct {
	Mode   Mode
	Length int // letters of a word
	Tries  int // guesses allowed, or Unlimited
	Level  Level
}

// Vocabulary is what the rules need of a word list.
type Vocabulary interface {
	Has(Word) bool           // whether the word may be guessed
	Answers() iter.Seq[Word] // the words that secrets are drawn from
}

// WordList is a vocabulary that knows all that may be guessed.
type WordList interface {
	Vocabulary
	Guesses() iter.Seq[Word]
}

// AnySecret returns the vocabulary of a list of which any guess may be a word of a secret, as of
// one that somebody chose.
func AnySecret(l WordList) Vocabulary { return anySecret{l} }

type anySecret struct{ WordList }

func (v anySecret) Answers() iter.Seq[Word] { return v.Guesses() }

// chosenSecret is a vocabulary with the words of a secret that somebody chose.
type chosenSecret struct {
	Vocabulary
	secret Secret
}

func (v chosenSecret) Has(w Word) bool { return v.Vocabulary.Has(w) || v.secret.Has(w) }

func (v chosenSecret) Answers() iter.Seq[Word] {
	return func(yield func(Word) bool) {
		for _, words := range []iter.Seq[Word]{v.secret.Words(), v.Vocabulary.Answers()} {
			for w := range words {
				if !yield(w) {
					return
				}
			}
		}
	}
}

// ErrUnknown means that a guess is not in the vocabulary.
var ErrUnknown = errors.New("not in the word list")

// ErrTries means that a number of tries is not one from 0 ([Unlimited]) to [MaxTries].
var ErrTries = format.Error("neither unlimited (%d) nor 1 to %d", Unlimited, MaxTries)

// Validate returns an error that names what is wrong with the mode, the tries or the
// level, and wraps [ErrMode], [ErrTries] or [ErrLevel]; nil if nothing is.
// What lengths there are is for the word list to say.
func (r Rules) Validate() error {
	if err := r.Mode.Check(); err != nil {
		return err
	}
	if r.Tries < Unlimited || r.Tries > MaxTries {
		return format.Error("%d tries: %w", r.Tries, ErrTries)
	}
	return r.Level.Check()
}

// Check returns why a guess may not follow the past turns: an error of [Rules.Validate], a
// [*LengthError], [ErrUnknown], or under Hard and Strict a [*HintError]. Past turns of another
// length are refused by a [*LengthError] with the number of the row; those that lack their guess or
// their marks tell nothing. A nil vocabulary has every word of the right length, and then no guess
// is refused for want of a partner.
func (r Rules) Check(past []Turn, guess Word, v Vocabulary) error {
	if err := r.Validate(); err != nil {
		return err
	}
	if guess.Len() != r.Length {
		return &LengthError{Got: guess.Len(), Min: r.Length, Max: r.Length}
	}
	if v != nil && !v.Has(guess) {
		return ErrUnknown
	}
	for i, t := range past {
		if t.whole() && t.Guess.Len() != r.Length {
			return format.Error("row %d: %w", i+1, &LengthError{Got: t.Guess.Len(), Min: r.Length, Max: r.Length})
		}
	}
	switch r.Level.In(r.Mode) {
	case Normal:
		return nil
	case Hard:
		return checkHints(past, guess)
	}
	if r.Mode == Quantum {
		return checkPartner(past, guess, v)
	}
	return checkCandidate(past, guess)
}
