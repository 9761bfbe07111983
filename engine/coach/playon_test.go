package coach_test

import (
	"errors"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// The solver plays on until it wins, whatever the tries; every step tells what was left
// and what the guess was expected to do, and whether it is proved to be the best.
func TestPlayOn(t *testing.T) {
	table := smallTable(t)
	for _, secret := range []engine.Secret{sample.Secret("flesh"), sample.Secret("audio", "flesh")} {
		for _, level := range []engine.Level{engine.Normal, engine.Strict} {
			lost := gameOf(secret, level, "candy", "candy", "candy", "candy", "candy", "candy")
			for _, g := range []coach.Game{lost, lost.Unplayed()} {
				c := table.Candidates(secret.Mode()).WithLevel(level)
				for _, turn := range g.Turns {
					c = c.After(turn)
				}
				number, won := len(g.Turns), false
				err := coach.PlayOn(t.Context(), table, g, coach.Player{Strategy: coach.Strongest}, func(s coach.Step) {
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
	other := gameOf(sample.Secret("fuzzy"), engine.Normal, "candy")
	if err := coach.PlayOn(t.Context(), table, other, coach.Player{Strategy: coach.Strongest}, func(coach.Step) {}); !errors.Is(err, solver.ErrNone) {
		t.Errorf("a secret that the list lacks: %v", err)
	}
	other.Secret = engine.Secret{}
	other.Rules.Length = 4
	if err := coach.PlayOn(t.Context(), table, other, coach.Player{Strategy: coach.Strongest}, func(coach.Step) {}); err == nil {
		t.Error("a puzzle of another length is played")
	}
}

// Any strategy plays, from any first guess, the puzzle that a seed names, always the same.
func TestOthersPlay(t *testing.T) {
	table, first := smallTable(t), engine.MustWord("candy")
	for _, strategy := range solver.Names() {
		for _, mode := range engine.Modes() {
			by, g := coach.Player{Strategy: strategy, First: first, Seed: 7}, coach.Game{Rules: engine.Rules{Mode: mode, Length: 5, Tries: 1}}
			var games [2][]engine.Turn
			for i := range games {
				if err := coach.PlayOn(t.Context(), table, g, by, func(s coach.Step) { games[i] = append(games[i], s.Turn) }); err != nil {
					t.Fatalf("%s, %s: %v", strategy, mode, err)
				}
			}
			last := games[0][len(games[0])-1]
			puzzle, err := table.Lexicon().Puzzle(g.Rules, engine.Seed(by.Seed))
			if games[0][0].Guess != first || !last.Feedback.Wins() || !slices.Equal(games[0], games[1]) ||
				err != nil || !puzzle.Secret.Has(last.Guess) {
				t.Errorf("%s, %s: %v, then %v", strategy, mode, games[0], games[1])
			}
		}
	}
	nobody := coach.Player{Strategy: "nobody"}
	if err := coach.PlayOn(t.Context(), table, gameOf(sample.Secret("flesh"), engine.Normal), nobody, func(coach.Step) {}); err == nil {
		t.Error("nobody plays")
	}
}
