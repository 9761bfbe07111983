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

// spelt returns a word with ß in place of ss, as which capitals write it, if the list has it
// so and not as it is.
func spelt(s string, l *lexicon.Lexicon) string {
	sharp := strings.ReplaceAll(strings.ToLower(s), "ss", "ß")
	for _, form := range []string{s, sharp} {
		if w, err := engine.ParseWord(form); err == nil && l.Has(w) {
			return form
		}
	}
	return s
}

// speltLine returns a line with the words in it so.
func speltLine(line string, l *lexicon.Lexicon) string {
	return strings.Join(each.Of(strings.Fields(line), func(part string) string { return spelt(part, l) }), " ")
}

// parseWord reads a word of that many letters, as a person types it.
func parseWord(s string, length int) (engine.Word, error) {
	w, err := engine.ParseWord(norm.NFC.String(s))
	got := w.Len()
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
