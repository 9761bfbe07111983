package coach_test

import (
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// The list of the tests, which naive counting can deal with.
const (
	answers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\nkebab\nabbey\nababa\n"
	guesses = "slate\nsalsa\naisle\nzzzzz\ncbcbc\nbbbcc\n"
)

// smallTable returns the list of the tests, prepared for solving.
func smallTable(t testing.TB) *solver.Table {
	t.Helper()
	l, err := lexicon.New("en", 5, answers, guesses)
	if err != nil {
		t.Fatal(err)
	}
	return solver.NewTable(l)
}

// secretOf returns a secret.
func secretOf(t testing.TB, words ...string) engine.Secret {
	t.Helper()
	var all []engine.Word
	for _, w := range words {
		all = append(all, engine.MustWord(w))
	}
	s, err := engine.NewSecret(all...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// gameOf returns a game with a secret and some guesses, whether the rules allow them or
// not.
func gameOf(secret engine.Secret, level engine.Level, guesses ...string) coach.Game {
	rules := engine.Rules{Mode: secret.Mode(), Length: secret.Len(), Tries: engine.DefaultTries, Level: level}
	g := coach.Game{Rules: rules, Secret: secret}
	for _, guess := range guesses {
		g.Turns = append(g.Turns, turnOf(guess, secret))
	}
	return g
}

// turnOf returns the row of a guess.
func turnOf(guess string, secret engine.Secret) engine.Turn {
	w := engine.MustWord(guess)
	return engine.Turn{Guess: w, Feedback: engine.Score(w, secret)}
}
