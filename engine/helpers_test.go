package engine_test

import (
	"iter"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

// word returns the word that s spells.
func word(t testing.TB, s string) engine.Word {
	t.Helper()
	w, err := engine.MakeWord(s)
	if err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return w
}

// words returns the words of s, which blanks separate.
func words(t testing.TB, s string) []engine.Word {
	t.Helper()
	var all []engine.Word
	for _, f := range strings.Fields(s) {
		all = append(all, word(t, f))
	}
	return all
}

// secret returns the secret of the words of s.
func secret(t testing.TB, s string) engine.Secret {
	t.Helper()
	made, err := engine.NewSecret(words(t, s)...)
	if err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return made
}

// feedback returns the feedback that s writes.
func feedback(t testing.TB, s string) engine.Feedback {
	t.Helper()
	f, err := engine.ParseFeedback(s)
	if err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return f
}

// row returns the pattern of a feedback.
func row(f engine.Feedback) string { return f.String() }

// turns returns the turns of the guesses in s.
func turns(t testing.TB, of engine.Secret, s string) []engine.Turn {
	t.Helper()
	var all []engine.Turn
	for _, w := range words(t, s) {
		all = append(all, engine.Turn{Guess: w, Feedback: engine.Score(w, of)})
	}
	return all
}

// puzzle returns a puzzle with the secret s.
func puzzle(t testing.TB, s string, tries int, level engine.Level) engine.Puzzle {
	t.Helper()
	made := secret(t, s)
	rules := engine.Rules{Mode: made.Mode(), Length: made.Len(), Tries: tries, Level: level}
	return engine.Puzzle{Identity: engine.Identity{Rules: rules, Lang: "en"}, Secret: made}
}

// vocabulary is a list in which all words are answers.
type vocabulary []engine.Word

func (v vocabulary) Has(w engine.Word) bool         { return slices.Contains(v, w) }
func (v vocabulary) Answers() iter.Seq[engine.Word] { return slices.Values(v) }
