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

// plain returns a text as it is read: letter and accent are one character, and what only looks
// different, as a ligature or a full-width form, is the letters that it stands for.
func plain(text string) string {
	var b strings.Builder
	from := 0
	for i, r := range text {
		if strings.ContainsRune(keptForms, r) || '\u3131' <= r && r <= '\u318e' {
			b.WriteString(norm.NFKC.String(text[from:i]) + string(r))
			from = i + len(string(r))
		}
	}
	return b.String() + norm.NFKC.String(text[from:])
}

// keptForms are vowels of Thai and Lao that NFKC takes apart, so that half of each would be a letter. Nor are
// Korean letters of their own joined to syllables.
const keptForms = "\u0e33\u0eb3"

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
