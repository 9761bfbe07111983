package perfect

import (
	"errors"

	"ketword/engine"
	"ketword/proofs/machines"
)

// ErrPart means that a first guess is not in the part.
var ErrPart = errors.New("it is in another part of the first guesses")

// Bound bounds a part of the first guesses and tells of them, as [Prover.Prove] does for all. Prove
// then takes the results of all parts as known. The errors are those of Prove, and [ErrPart] for a
// known guess of another part.
func (pr Prover) Bound(ctx engine.Context, g *Game, p machines.Part, known []Opener) error {
	_, err := pr.run(ctx, g, p, known)
	return err
}

// leaders is how many of the most promising guesses are searched in every part, since their results
// make all others quicker.
const leaders = 8

// arrange finds in which order guesses are searched.
func (r *run) arrange() {
	r.order, r.rank = r.promising(), make([]int32, len(r.list.Guesses))
	for rank, guess := range r.order {
		r.rank[guess] = int32(rank)
		if rank < leaders || r.part.Has(rank) {
			r.todo = append(r.todo, guess)
		}
	}
}
