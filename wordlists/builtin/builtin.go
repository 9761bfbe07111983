//go:build !js

// Package builtin loads the built-in lists: each in one call, to play or to solve. It
// is for native programs, which embed all lists.
package builtin

import (
	"errors"
	"fmt"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/wordlists"
)

// ErrNoList means that there is no built-in list of a language and length.
var ErrNoList = errors.New("no built-in list")

// Lexicon returns the list of a language, as in "en", and of a length. The error
// wraps [ErrNoList].
func Lexicon(lang string, length int) (*lexicon.Lexicon, error) {
	list, found := wordlists.Find(lang, length)
	if !found {
		return nil, fmt.Errorf("%w of %q with %d letters", ErrNoList, lang, length)
	}
	return lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
}

// Table returns the list prepared for solving, with its book of opening guesses for
// secrets of two words, and its strategies for those of one. The error wraps [ErrNoList].
func Table(lang string, length int) (*solver.Table, error) {
	l, err := Lexicon(lang, length)
	if err != nil {
		return nil, err
	}
	list, _ := wordlists.Find(lang, length)
	t, err := solver.Prepare(engine.Forever, l, solver.Stored(list.Stored))
	if err != nil {
		return nil, fmt.Errorf("what is stored of %s-%d: %w", list.Lang, list.Length, err)
	}
	return t, nil
}
