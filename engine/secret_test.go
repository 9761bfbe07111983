package engine_test

import (
	"errors"
	"slices"
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
