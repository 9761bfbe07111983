package solver

import (
	"context"

	"ketword/engine"
)

// Best returns up to so many guesses that a level of difficulty allows, the
// best first, with their figures. Up to 1000 secrets, they are the first that
// [Rank] returns; of more, guesses are chosen from a shortlist, which takes a
// fraction of the time, and holds the very best but for [Minimax] and
// [MostParts]. Beside an error, it returns the best of those looked at by then.
func Best(ctx context.Context, c Candidates, cost Cost, d engine.Difficulty, width int) ([]Ranked, error) {
	top, err := c.top(ctx, query{cost: cost, difficulty: d, width: width, quick: true})
	if len(top) == 0 {
		return nil, err
	}
	r := newRanker(c)
	ranked := make([]Ranked, len(top))
	for i, choice := range top {
		ranked[i] = r.ranked(choice.guess, cost)
	}
	return ranked, err
}
