package solver

import (
	"cmp"
	"context"
	"slices"

	"ketword/engine"
)

// Ranked is what a guess is expected to do.
type Ranked struct {
	Guess     engine.Word
	Cost      float64 // by which it is ranked; the least is the best; of a sample, that of the sample
	Remaining float64 // secrets expected to be possible after it
	Bits      float64 // information that it is expected to give
	Parts     int     // groups
	Worst     int     // size of the largest group
	Possible  bool    // it can win
	Estimate  bool    // the figures are of a sample of the secrets
}

// Progress is told how much of how much has been done: of guesses looked at, of
// games played. It may let others run. [Rank] and [Table.ReviewGame] call it at
// least every 10 milliseconds of work; tournaments and books after every game,
// or group of games, and so as often as their player comes to an end.
type Progress func(done, of int)

// Rank ranks all guesses of the list by a cost, the best first. Of equal ones,
// one that can win comes first, then the alphabet decides. If ctx ends, the
// guesses looked at by then are returned with its error; if no secret is
// possible, the error is [ErrNone]. progress may be nil.
func Rank(ctx context.Context, c Candidates, cost Cost, progress Progress) ([]Ranked, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	r := newRanker(c)
	ranked := make([]Ranked, 0, len(c.table.guesses))
	err := r.work(ctx, progress, func(guess int) {
		ranked = append(ranked, r.ranked(guess, cost))
	})
	return inOrder(ranked), err
}

// before reports whether a guess comes before one that is earlier in the
// alphabet.
func (r Ranked) before(earlier Ranked) bool {
	return r.Cost < earlier.Cost || r.Cost == earlier.Cost && r.Possible && !earlier.Possible
}

// inOrder returns guesses, which are in alphabetical order, in that of their
// cost. Only their places are sorted, since a guess is a large value.
func inOrder(ranked []Ranked) []Ranked {
	keys := make([]rankKey, len(ranked))
	for i, r := range ranked {
		keys[i] = rankKey{cost: r.Cost, place: uint32(i)}
		if !r.Possible {
			keys[i].place |= later
		}
	}
	slices.SortFunc(keys, rankKey.compare)
	sorted := make([]Ranked, len(ranked))
	for i, k := range keys {
		sorted[i] = ranked[k.place&^later]
	}
	return sorted
}

// rankKey decides the place of a guess.
type rankKey struct {
	cost  float64
	place uint32 // in the alphabet, with later set if it can't win
}

const later = 1 << 31

func (a rankKey) compare(b rankKey) int {
	switch {
	case a.cost < b.cost:
		return -1
	case a.cost > b.cost:
		return 1
	}
	return cmp.Compare(a.place, b.place)
}

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
		for _, answer := range c.pool.answers() {
			r.left[int(c.table.answers[answer])] = true
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
	return c.thinned(most / c.words)
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
