package perfect_test

import (
	"context"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/proofs/perfect"
)

// TestNoStrategyBeatsPerfectPlay: no strategy takes fewer guesses than were proved to be the
// fewest, at any level.
func TestNoStrategyBeatsPerfectPlay(t *testing.T) {
	const answers = "abide\naudio\nflesh\ncrown\nplaid\nbriny\nspeed\nshelf\nworld\ntulip\ncandy\ngrove\nkebab\nabbey\nababa\n"
	l, err := lexicon.New("en", 5, answers, "slate\nsalsa\naisle\nzzzzz\ncbcbc\nbbbcc\n")
	if err != nil {
		t.Fatal(err)
	}
	table := solver.NewTable(l)
	var secrets []engine.Secret
	for s := range table.Candidates(engine.Classic).All() {
		secrets = append(secrets, s)
	}
	for _, level := range []engine.Level{engine.Normal, engine.Hard, engine.Strict} {
		g, err := perfect.New(engine.Rules{Mode: engine.Classic, Length: 5, Level: level}, nil, slices.Collect(l.Guesses()), secrets)
		if err != nil {
			t.Fatal(err)
		}
		least, _, err := g.Solve(engine.Forever)
		if err != nil {
			t.Fatal(err)
		}
		for _, cost := range []solver.Cost{solver.Eliminate, solver.Entropy, solver.Minimax, solver.MostParts, solver.Growth(0.3)} {
			all := table.Candidates(engine.Classic).WithLevel(level)
			r, err := solver.Tournament(context.Background(), solver.Greedy{Cost: cost, Level: level}, all, nil)
			if err != nil || r.Guesses < least {
				t.Errorf("%s: %d guesses, but %d are the fewest; %v", level, r.Guesses, least, err)
			}
		}
	}
}
