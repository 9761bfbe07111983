package perfect

import (
	"errors"

	"ketword/engine"
	"ketword/engine/solver/share"
)

// ErrShare means that a first guess is not in the share.
var ErrShare = errors.New("it is in another part")

// Bound bounds a share of the first guesses and tells of them, as [Prover.Prove] does of all, which then
// takes what was found of all shares as known. The errors are the same, and [ErrShare] for a guess that is known.
func (pr Prover) Bound(ctx engine.Context, g *Game, s share.Part, known []Opener) error {
	_, err := pr.run(ctx, g, s, known)
	return err
}

// leaders is how many of the most promising guesses are searched with every share, since what they
// take makes all others quicker.
const leaders = 8

// arrange finds in which order guesses are searched.
func (r *run) arrange() {
	r.order, r.rank = r.promising(), make([]int32, len(r.list.guesses))
	for rank, guess := range r.order {
		r.rank[guess] = int32(rank)
		if rank < leaders || r.share.Has(rank) {
			r.todo = append(r.todo, guess)
		}
	}
}
