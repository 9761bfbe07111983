package cli

import (
	"errors"
	"fmt"

	"golang.org/x/text/unicode/norm"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// Plain returns a text as it is read, by [engine.Plain].
func Plain(text string) string { return engine.Plain(text, norm.NFKC.String) }

// ParseWord reads a word of a list's length, as a person types it.
func ParseWord(s string, l *lexicon.Lexicon) (engine.Word, error) {
	w, err := l.FindWord(Plain(s))
	got, length := w.Len(), l.Length()
	if wrong, is := errors.AsType[*engine.LengthError](err); is {
		got, err = wrong.Got, nil
	}
	if err == nil && got != length {
		err = &engine.LengthError{Got: got, Min: length, Max: length}
	}
	if err != nil {
		return engine.Word{}, fmt.Errorf("%q: %w", s, err)
	}
	return w, nil
}

// ParseGuess reads a word that may be guessed.
func ParseGuess(s string, l *lexicon.Lexicon) (engine.Word, error) {
	w, err := ParseWord(s, l)
	if err == nil && !l.Has(w) {
		err = fmt.Errorf("%q: %w", s, engine.ErrUnknown)
	}
	return w, err
}
