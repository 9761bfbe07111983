package coach

import (
	"ketword/engine"
	"ketword/engine/solver"
)

// Quick is a greedy player who chooses from a shortlist where counting all guesses takes
// long.
type Quick struct {
	solver.Greedy
	Work int // guesses times secrets that are counted for a guess
}

// Next returns a guess that costs least, or nearly so.
func (q Quick) Next(ctx engine.Context, c solver.Candidates) (engine.Word, error) {
	best, err := solver.Best(ctx, c, solver.Options{Cost: q.Cost, Difficulty: q.Difficulty, Work: q.Work})
	if err != nil {
		return engine.Word{}, err
	}
	return best[0].Guess, nil
}
