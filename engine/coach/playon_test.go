package coach_test

import (
	"errors"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// The solver plays on until it wins, whatever the tries; every step tells what was left
// and what the guess was expected to do, and whether it is proved to be the best.
func TestPlayOn(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{secretOf(t, "flesh"), secretOf(t, "audio", "flesh")} {
		for _, d := range []engine.Difficulty{engine.Normal, engine.Strict} {
			lost := gameOf(secret, d, "candy", "candy", "candy", "candy", "candy", "candy")
			for _, g := range []coach.Game{lost, lost.Unplayed()} {
				c := table.Candidates(secret.Mode()).WithDifficulty(d)
				for _, turn := range g.Turns {
					c = c.After(turn)
				}
				number, won := len(g.Turns), false
				err := coach.PlayOn(t.Context(), table, g, func(s coach.Step) {
					guess, err := solver.Tuned(secret.Mode()).Next(t.Context(), c)
					want, after := c.Rate(guess, solver.Tuned(secret.Mode()).Cost), c.After(s.Turn)
					const fewPairs = 5
					want.Proved = secret.Mode() == engine.Classic || c.Len() <= fewPairs
					if err != nil || won || s.Number != number || s.Left.Secrets != c.Len() || s.Turn != turnOf(guess.String(), secret) ||
						s.Guess != want || s.After != after.Len() || !c.Allows(guess) {
						t.Errorf("%v: step %+v, want %s of %d, error %v", g, s, guess, c.Len(), err)
					}
					number, won, c = number+1, s.Turn.Feedback.Wins(), after
				})
				if err != nil || !won {
					t.Errorf("%v: won %v, error %v", g, won, err)
				}
			}
		}
	}
	other := gameOf(secretOf(t, "zzzzz"), engine.Normal, "candy")
	if err := coach.PlayOn(t.Context(), table, other, func(coach.Step) {}); !errors.Is(err, solver.ErrNone) {
		t.Errorf("a secret that the list lacks: %v", err)
	}
	other.Secret = engine.Secret{}
	if err := coach.PlayOn(t.Context(), table, other, func(coach.Step) {}); !errors.Is(err, coach.ErrNoSecret) {
		t.Error(err)
	}
}
