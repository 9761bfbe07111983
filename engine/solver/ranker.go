package solver

import (
	"context"

	"ketword/engine"
)

// ranker looks at guesses over the same candidates.
type ranker struct {
	candidates Candidates
	left       map[int]bool // guesses that can win, where not all secrets are counted
	grid       *grid
	counter    *counter
}

// newRanker prepares to look at guesses. Of more candidates than a grid can
// hold, it takes a part.
func newRanker(c Candidates) *ranker {
	part := c.fitting()
	r := &ranker{candidates: part, grid: newGrid(c.table, part.pool.answers()), counter: newCounter(c.table.length)}
	if part.Len() < c.Len() {
		r.left = map[int]bool{}
		for _, guess := range c.possible() {
			r.left[guess] = true
		}
	}
	return r
}

// gridSize is how many bytes a grid may have: enough for ten thousand answers
// of eight letters.
const gridSize = 48 << 20

// fitting returns the candidates, or so many of them as a grid can hold.
func (c Candidates) fitting() Candidates {
	most := gridSize * 8 / (int(c.table.cell()) * len(c.table.columns))
	if len(c.pool.answers()) <= most {
		return c
	}
	return c.thinned(most / int(c.mode))
}

// ranked says what a guess, by its number, is expected to do.
func (r *ranker) ranked(guess int, cost Cost) Ranked {
	ranked := r.candidates.ranked(r.candidates.table.guesses[guess], r.split(guess), cost)
	ranked.Possible = ranked.Possible || r.left[guess]
	return ranked
}

// ranked says what a guess that splits the secrets so is expected to do.
func (c Candidates) ranked(guess engine.Word, s Split, cost Cost) Ranked {
	sums := s.figures()
	return Ranked{
		Guess: guess, Cost: cost(s), Remaining: sums.remaining(s.Secrets) * c.standFor(), Bits: sums.bits(s.Secrets),
		Parts: s.Parts(), Worst: c.scaled(float64(sums.worst)), Possible: s.Wins > 0, Estimate: c.Sampled(),
	}
}

// split returns the split of a guess by its number, valid until the next call.
func (r *ranker) split(guess int) Split {
	return r.counter.split(r.candidates.pool, r.grid, r.candidates.table.madeOf(guess))
}

// work calls do for every guess, in alphabetical order, until ctx ends.
func (r *ranker) work(ctx context.Context, progress Progress, do func(guess int)) error {
	guesses, w := r.candidates.table.Len(), work{each: r.each()}
	for guess := range guesses {
		do(guess)
		if !w.pause() {
			continue
		}
		if progress != nil {
			progress(guess+1, guesses)
		}
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	return ctx.Err()
}

// each returns what looking at a guess costs, counted in secrets.
func (r *ranker) each() int { return r.candidates.Len() + len(r.grid.words) + guessOverhead }
