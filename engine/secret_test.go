package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

func TestNewSecret(t *testing.T) {
	for _, s := range []string{"audio", "audio flesh"} {
		list := words(t, s)
		made := secret(t, s)
		if int(made.Mode()) != len(list) || made.Len() != 5 || !slices.Equal(slices.Collect(made.Words()), list) {
			t.Errorf("%q: %s, %d letters: %v", s, made.Mode(), made.Len(), slices.Collect(made.Words()))
		}
		for _, w := range list {
			if !made.Has(w) {
				t.Errorf("%q does not have %q", s, w)
			}
		}
		for _, w := range []engine.Word{{}, word(t, "aisle")} {
			if made.Has(w) {
				t.Errorf("%q has %q", s, w)
			}
		}
		for range made.Words() {
			break // stops without a panic
		}
	}
}

func TestNewSecretRefuses(t *testing.T) {
	length := &engine.LengthError{Got: 4, Min: 5, Max: 5}
	for _, c := range []struct {
		name  string
		words []engine.Word
		want  error
	}{
		{"no word", nil, engine.ErrEmpty},
		{"the empty word", []engine.Word{{}}, engine.ErrEmpty},
		{"two lengths", words(t, "audio fret"), length},
		{"two empty words", []engine.Word{{}, {}}, engine.ErrEmpty},
		{"a common letter", words(t, "audio aisle"), engine.ErrOverlap},
		{"one word twice", words(t, "audio audio"), engine.ErrOverlap},
		{"three words", words(t, "ab cd ef"), engine.ErrTooMany},
	} {
		got, err := engine.NewSecret(c.words...)
		var l *engine.LengthError
		same := err == c.want || errors.As(err, &l) && c.want == error(length) && *l == *length
		if !same || got != (engine.Secret{}) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}

// What a secret's String writes is read as the same secret, whose words are partners.
func TestParseSecret(t *testing.T) {
	for _, text := range []string{"audio", "audio flesh"} {
		s, err := engine.ParseSecret(text)
		if err != nil || s != secret(t, text) || s.String() != text {
			t.Errorf("%q is read as %v, error %v", text, s, err)
		}
		list := slices.Collect(s.Words())
		if s.First() != list[0] || s.Partner(list[len(list)-1]).String() != map[int]string{1: "", 2: "audio"}[len(list)] {
			t.Errorf("%q begins with %v; the partner of %v is %v", text, s.First(), list[len(list)-1], s.Partner(list[len(list)-1]))
		}
	}
	for text, want := range map[string]string{"": "no word", "audio x": "word 2: ", "audio radio": engine.ErrOverlap.Error()} {
		if s, err := engine.ParseSecret(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is read as %v, error %v, want %q", text, s, err, want)
		}
	}
}

func TestStars(t *testing.T) {
	for level, want := range map[engine.Level]string{engine.Normal: "", engine.Hard: "*", engine.Strict: "**"} {
		if got := level.Stars(); got != want {
			t.Errorf("%v: %q, want %q", level, got, want)
		}
	}
}
