package main

import (
	"errors"
	"fmt"

	"golang.org/x/text/unicode/norm"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// plain returns a text as it is read, by [engine.Plain].
func plain(text string) string { return engine.Plain(text, norm.NFKC.String) }

// parseWord reads a word of a list's length, as a person types it.
func parseWord(s string, l *lexicon.Lexicon) (engine.Word, error) {
	w, err := l.FindWord(plain(s))
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
