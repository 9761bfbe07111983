package coach_test

import (
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// smallTable returns the list of the tests, prepared for solving.
func smallTable(t testing.TB) *solver.Table { return solver.NewTable(sample.Small(t)) }

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
