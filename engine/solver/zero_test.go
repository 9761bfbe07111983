package solver_test

import (
	"errors"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
)

// TestZeroValues: no secrets have no best guess, and a Greedy without a cost goes by what a
// guess tells.
func TestZeroValues(t *testing.T) {
	var none solver.Candidates
	if best, err := solver.Best(t.Context(), none, solver.Options{Cost: solver.Entropy, Width: 3, Shortlist: true}); !errors.Is(err, solver.ErrNone) || len(best) > 0 {
		t.Errorf("the best of nothing are %v, error %v", best, err)
	}
	if guess, err := (solver.Greedy{}).Next(t.Context(), none); !errors.Is(err, solver.ErrNone) {
		t.Errorf("of nothing, %v is guessed, error %v", guess, err)
	}
	if none.Len() != 0 || none.Size() != 0 {
		t.Errorf("%d of %d secrets are possible, want none", none.Len(), none.Size())
	}
	all := smallTable(t).Candidates(engine.Classic)
	plain, err := (solver.Greedy{}).Next(t.Context(), all)
	entropy, want := (solver.Greedy{Cost: solver.Entropy}).Next(t.Context(), all)
	if plain != entropy || err != nil || want != nil {
		t.Errorf("without a cost %v is guessed, by entropy %v", plain, entropy)
	}
}
