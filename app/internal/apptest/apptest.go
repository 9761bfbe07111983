// Package apptest holds what tests of app have in common: a small list of words, secrets,
// games, and comparisons.
package apptest

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// The words of the list. Some pairs of answers share no letter.
const (
	Answers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\n"
	Guesses = "slate\nsalsa\naisle\nzzzzz\n"
)

// NoDay is a seed that is not used by any daily puzzle of the test lists, nor is any greater one.
const NoDay engine.Seed = 1000

// Rules returns the default rules of a mode for the list.
func Rules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: 5, Tries: engine.DefaultTries}
}

// Lexicon returns the list, with more answers at its end.
func Lexicon(t testing.TB, more ...string) *lexicon.Lexicon {
	t.Helper()
	answers := Answers
	for _, w := range more {
		answers += w + "\n"
	}
	l, err := lexicon.New("en", 5, answers, Guesses)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// SeedOf returns a seed of a secret, written as in "abide" or "crown plaid". The seed is not
// that of a daily puzzle.
func SeedOf(t testing.TB, l *lexicon.Lexicon, secret string) engine.Seed {
	t.Helper()
	for seed := NoDay; seed < 100_000; seed++ {
		p, err := l.Puzzle(Rules(engine.Mode(len(strings.Fields(secret)))), seed)
		if err == nil && p.Secret.String() == secret {
			return seed
		}
	}
	t.Fatalf("no seed of %q", secret)
	return 0
}

// Word parses a word.
func Word(t testing.TB, text string) engine.Word {
	t.Helper()
	w, err := engine.MakeWord(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return w
}

// Secret returns the secret of some words.
func Secret(t testing.TB, texts ...string) engine.Secret {
	t.Helper()
	s, err := engine.NewSecret(each.Of(texts, func(text string) engine.Word { return Word(t, text) })...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Pauses is an [engine.Context] that counts pauses.
type Pauses int

// Yield counts a pause.
func (p *Pauses) Yield() { *p++ }

// Err returns nil.
func (p *Pauses) Err() error { return nil }
