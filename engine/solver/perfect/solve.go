package perfect

import (
	"ketword/engine"
	"ketword/engine/solver/strategy"
	"ketword/internal/each"
)

// tableBits is how many positions a search of one position remembers, as a power of two.
const tableBits = 18

// Solve finds the fewest guesses that the games of all secrets take, and the tree that takes
// them; nil if the tries do not suffice for any. It is for at most 255 secrets ([ErrMany]). The
// error may be that of ctx.
func (g *Game) Solve(ctx engine.Context) (int, *strategy.Tree, error) {
	if len(g.secrets) > narrow {
		return 0, nil, ErrMany
	}
	w := newWorker(ctx, g, newTranspositions(tableBits))
	p := w.sources.position(each.Index[int32](len(g.secrets)), g.past, g.tries())
	value, guess := w.solve(&p, impossible, 0)
	if err := ctx.Err(); err != nil {
		return 0, nil, err
	}
	if guess == none {
		return value, nil, nil
	}
	tree := w.tree(&p)
	return value, tree, ctx.Err()
}

// worker searches positions, and makes them.
type worker struct {
	*search
	sources *sources
}

func newWorker(ctx engine.Context, g *Game, m *transpositions) *worker {
	return &worker{newSearch(ctx, g, m), newSources(g)}
}
