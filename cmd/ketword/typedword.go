package main

import (
	"errors"
	"fmt"
	"strings"

	"golang.org/x/text/unicode/norm"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// plain returns a text as it is read, by [engine.Plain].
func plain(text string) string { return engine.Plain(text, norm.NFKC.String) }

// speltLine returns a line with the words in it as the list spells them.
func speltLine(line string, l *lexicon.Lexicon) string {
	return strings.Join(each.Of(strings.Fields(line), func(part string) string {
		w, err := l.FindWord(part)
		if err == nil && w.Len() == l.Length() && w.String() != strings.ToLower(part) {
			return w.String()
		}
		return part
	}), " ")
}

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
