// Package apptest has the small list of words, the secrets and the games that tests of app play
// with, and what they ask of values.
package apptest

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// The words of the list: some pairs of answers share no letter.
const (
	Answers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\n"
	Guesses = "slate\nsalsa\naisle\nzzzzz\n"
)

// NoDay is a seed that no daily puzzle of the lists of tests has, and so are greater ones.
const NoDay engine.Seed = 1000

// Rules are the usual rules of a mode for the list.
func Rules(mode engine.Mode) engine.Rules {
	return engine.Rules{Mode: mode, Length: 5, Tries: engine.DefaultTries}
}

// Lexicon returns the list, with further answers at its end.
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

// SeedOf returns a seed of the secret that is written like "abide" or "crown plaid", which no
// daily puzzle has.
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

// Word returns the word that is written so.
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

// Play returns a game after more guesses, whatever list they are of.
func Play(t testing.TB, g engine.Game, guesses ...string) engine.Game {
	t.Helper()
	for _, text := range guesses {
		var err error
		if g, err = g.Play(Word(t, text), nil); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// Pauses is an [engine.Context] that counts the pauses.
type Pauses int

// Yield counts one.
func (p *Pauses) Yield() { *p++ }

// Err returns nil.
func (p *Pauses) Err() error { return nil }
