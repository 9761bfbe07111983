package perfect

import (
	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/proofs/strategy"
)

// tableBits is how many positions a search of one position remembers, as a power of two.
const tableBits = 18

// Solve finds the fewest guesses that the games of all secrets take, and the tree that takes
// them; nil if the tries do not suffice for any. It is for at most 255 secrets ([ErrMany]). The
// error may be that of ctx.
func (g *Game) Solve(ctx engine.Context) (int, *strategy.Tree, error) {
	if len(g.Secrets) > exact.Narrow {
		return 0, nil, ErrMany
	}
	w := newWorker(ctx, g, exact.NewTranspositions(tableBits))
	p := w.sources.position(each.Index[int32](len(g.Secrets)), g.Past, g.Tries())
	value, guess := w.Solve(&p, exact.Impossible, 0)
	if err := ctx.Err(); err != nil {
		return 0, nil, err
	}
	if guess == exact.None {
		return value, nil, nil
	}
	tree := w.tree(&p)
	return value, tree, ctx.Err()
}

// worker searches positions that it makes from words.
type worker struct {
	*exact.Search
	sources *sources
}

func newWorker(ctx engine.Context, g *Game, m *exact.Transpositions) *worker {
	return &worker{exact.NewSearch(ctx, &g.Game, m), newSources(g)}
}
