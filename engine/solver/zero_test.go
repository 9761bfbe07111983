package solver_test

import (
	"errors"
	"slices"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// TestZeroValues: no secrets have no best guess, and what has no cost goes by what a guess
// tells.
func TestZeroValues(t *testing.T) {
	var none solver.Candidates
	if best, err := solver.Best(t.Context(), none, solver.Options{Cost: solver.Entropy, Width: 3, Shortlist: true}); !errors.Is(err, solver.ErrNone) || len(best) > 0 {
		t.Errorf("the best of nothing are %v, error %v", best, err)
	}
	for _, player := range []solver.Player{solver.Greedy{}, solver.Lookahead{}, solver.Tuned(engine.Classic)} {
		if guess, err := player.Next(t.Context(), none); !errors.Is(err, solver.ErrNone) {
			t.Errorf("%T: of nothing, %v is guessed, error %v", player, guess, err)
		}
	}
	if none.Len() != 0 || none.Size() != 0 {
		t.Errorf("%d of %d secrets are possible, want none", none.Len(), none.Size())
	}
	if none.Allows(word("crane")) || len(slices.Collect(none.AllowedGuesses())) > 0 || none.Lexicon().GuessCount() != 0 || none.Has(sample.Secret("crane")) {
		t.Error("no secrets have guesses")
	}
	all := smallTable(t).Candidates(engine.Classic)
	for name, players := range map[string][2]solver.Player{
		"greedy":    {solver.Greedy{}, solver.Greedy{Cost: solver.Entropy}},
		"lookahead": {solver.Lookahead{}, solver.Lookahead{Cost: solver.Entropy}},
	} {
		plain, err := players[0].Next(t.Context(), all)
		entropy, want := players[1].Next(t.Context(), all)
		if plain != entropy || err != nil || want != nil {
			t.Errorf("%s: without a cost %v is guessed, by entropy %v", name, plain, entropy)
		}
	}
	ranked, err := solver.Rank(t.Context(), all, solver.Options{})
	best, fault := solver.Best(t.Context(), all, solver.Options{})
	entropy, _ := solver.Best(t.Context(), all, solver.Options{Cost: solver.Entropy})
	if err != nil || fault != nil || ranked[0] != entropy[0] || best[0] != entropy[0] {
		t.Errorf("without a cost %v and %v are the best, by entropy %v", ranked[0], best[0], entropy[0])
	}
}

// TestZeroCandidates: after a turn they panic as others do for a guess that is not as long as their words.
func TestZeroCandidates(t *testing.T) {
	defer func() {
		err, _ := recover().(error)
		if _, is := errors.AsType[*engine.LengthError](err); !is {
			t.Errorf("recovered %v", err)
		}
	}()
	solver.Candidates{}.After(engine.Turn{Guess: word("crane"), Feedback: engine.FeedbackOf(0, 5, false)})
}

// TestZeroTable: a table that nobody has prepared has no words, and so no secrets.
func TestZeroTable(t *testing.T) {
	var none solver.Table
	for _, mode := range []engine.Mode{engine.Classic, engine.Quantum} {
		c := none.Candidates(mode)
		if c.Len() != 0 || c.Allows(word("crane")) || c.Lexicon().GuessCount() != 0 {
			t.Errorf("%v: %d secrets of a list of %d words", mode, c.Len(), c.Lexicon().GuessCount())
		}
		if guess, err := (solver.Lookahead{}).Next(t.Context(), c); !errors.Is(err, solver.ErrNone) {
			t.Errorf("%v: %v is guessed, error %v", mode, guess, err)
		}
		if c, err := none.After(t.Context(), mode, nil); err != nil || c.Len() != 0 {
			t.Errorf("%v: %d secrets, error %v", mode, c.Len(), err)
		}
	}
	if _, err := none.ParseStrategy("crane"); err == nil {
		t.Error("a strategy for no words was read")
	}
}
