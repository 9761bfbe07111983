package solver

import (
	"cmp"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/patterns"
)

// Ranked is what a guess is expected to do.
type Ranked struct {
	Guess     engine.Word
	Cost      float64 // by which it is ranked, the least first; of a sample, that of the sample
	Remaining float64 // secrets expected to be possible after it
	Bits      float64 // information that it is expected to give
	Parts     int     // groups
	Worst     int     // size of the largest group that is left
	Wins      int     // secrets that it wins
	Secrets   int     // that are possible before it
	Possible  bool    // it can win, perhaps with a secret that a sample lacks
	Estimate  bool    // the figures are of a sample of the secrets
	Proved    bool    // no guess takes fewer guesses over the games of all secrets ([Known])
}

// Options say which guesses are ranked, and how.
type Options struct {
	Cost      Cost         // by which they are ranked, the least first; nil is [Entropy]
	Level     engine.Level // only guesses that it allows
	Width     int          // of [Best]: how many are wanted; 1 if it is less
	Shortlist bool         // of [Best]: for more than 1000 secrets, guesses come from a shortlist
	Work      int          // of [Best]: budget in guesses times secrets, above which there is a shortlist; 0 for no limit
}

// orEntropy returns a cost, or [Entropy] for nil.
func orEntropy(c Cost) Cost {
	if c == nil {
		return Entropy
	}
	return c
}

// Rank ranks all guesses of the list that the level allows. Of equal ones, those that
// win more secrets come first, then the alphabet decides. If ctx ends, the guesses looked at
// by then are returned with its error; if no secret is possible, the error is [ErrNone].
func Rank(ctx engine.Context, c Candidates, o Options) ([]Ranked, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	r, allowed, cost := newRanker(c), c.allowed(o.Level), orEntropy(o.Cost)
	ranked := make([]Ranked, 0, len(c.table.guesses))
	err := r.each(ctx, c.table.numbers, func(guess int) {
		if allowed == nil || allowed(c.table.guesses[guess]) {
			ranked = append(ranked, r.ranked(guess, cost))
		}
	})
	return sortedByCost(ranked), err
}

// Best returns the first guesses that [Rank] returns. A shortlist takes a fraction of the time, and
// gives nearly the best guesses: it often lacks the very best by [Minimax] and [MostParts], and
// hardly ever by other costs. The same position has the same guesses. The figures of a single guess
// are exact. Beside an error, it returns the best of the guesses looked at by then.
func Best(ctx engine.Context, c Candidates, o Options) ([]Ranked, error) {
	o.Cost = orEntropy(o.Cost)
	top, err := c.top(ctx, query{Options: o})
	switch len(top) {
	case 0:
		return nil, err
	case 1:
		return []Ranked{c.Rate(c.table.guesses[top[0].guess], o.Cost)}, err
	}
	r := newRanker(c)
	return each.Of(top, func(c choice) Ranked { return r.ranked(c.guess, o.Cost) }), err
}

// Rate returns the figures of any guess. If no secret is possible, they mean nothing.
func (c Candidates) Rate(guess engine.Word, cost Cost) Ranked {
	return c.ranked(guess, c.Split(guess), cost)
}

// ranked returns the figures of a guess from its split.
func (c Candidates) ranked(guess engine.Word, s Split, cost Cost) Ranked {
	sums := s.figures()
	return Ranked{
		Guess: guess, Cost: cost(s), Remaining: sums.remaining(s.Secrets) * c.weight(), Bits: sums.bits(s.Secrets),
		Parts: s.Parts(), Worst: c.scaled(float64(sums.worst)), Wins: c.scaled(float64(s.Wins)), Secrets: c.Size(),
		Possible: s.Wins > 0, Estimate: c.Sampled(),
	}
}

// sortedByCost returns guesses, which are in alphabetical order, by their cost. It sorts small keys,
// since a guess is a large value.
func sortedByCost(ranked []Ranked) []Ranked {
	keys := make([]choice, len(ranked))
	for i, r := range ranked {
		keys[i] = choice{guess: i, cost: r.Cost, wins: r.Wins}
	}
	return each.Of(each.Sorted(keys, choice.compare), func(c choice) Ranked { return ranked[c.guess] })
}

// ranker counts guesses, by their numbers, over the same candidates.
type ranker struct {
	candidates Candidates
	winning    map[int]bool // guesses that can win, where only a part of the secrets is counted
	grid       *patterns.Grid
	histogram  *patterns.Histogram
	reference  reference // in place of grid and histogram, for long words
}

// newRanker prepares to count guesses. If the candidates are too many, it takes a part of them.
func newRanker(c Candidates) *ranker {
	part := c.fitting()
	r := &ranker{candidates: part}
	if c.scored() {
		r.reference = newReference(part)
	} else {
		r.grid = c.table.columns.Grid(part.secrets.Answers())
		r.histogram = patterns.NewHistogram(c.table.length())
	}
	if part.Len() < c.Len() {
		r.winning = map[int]bool{}
		for _, guess := range c.winning() {
			r.winning[guess] = true
		}
	}
	return r
}

// gridSize is how many bytes a grid may have: enough for ten thousand answers
// of eight letters.
const gridSize = 48 << 20

// fitting returns the candidates, or a sample that a ranker can hold.
func (c Candidates) fitting() Candidates {
	if c.scored() {
		return c.sample(mostScored)
	}
	most := c.table.columns.Most(gridSize)
	if len(c.secrets.Answers()) <= most {
		return c
	}
	return c.sample(most / int(c.mode))
}

// split returns the split of a guess, valid until the next call.
func (r *ranker) split(guess int) Split {
	if r.reference != nil {
		return r.reference.split(r.candidates.table.guesses[guess])
	}
	r.histogram.Count(r.candidates.secrets, r.grid, guess)
	return splitOf(r.histogram, r.candidates.Len())
}

// ranked returns the figures of a guess.
func (r *ranker) ranked(guess int, cost Cost) Ranked {
	ranked := r.candidates.ranked(r.candidates.table.guesses[guess], r.split(guess), cost)
	ranked.Possible = ranked.Possible || r.winning[guess]
	return ranked
}

// each calls do for every one of some guesses, until ctx ends.
func (r *ranker) each(ctx engine.Context, guesses []int, do func(guess int)) error {
	w := work{each: r.work()}
	for _, guess := range guesses {
		do(guess)
		if err := w.done(ctx); err != nil {
			return err
		}
	}
	return engine.Pause(ctx)
}

// work returns what looking at a guess costs, counted in secrets.
func (r *ranker) work() int {
	if r.reference != nil {
		return guessOverhead + Scoring*len(r.reference)*int(r.candidates.mode)
	}
	return guessOverhead + r.candidates.Len() + r.grid.Answers()
}

// work counts what is done, so that others get their turn.
type work struct {
	each int // what a guess costs, counted in secrets
	sum  int // since the last pause
}

// workAtOnce is how many secrets and answers are counted between two pauses:
// some three milliseconds' worth with the longest words, which are counted
// slowest, and less than ten in a browser.
const workAtOnce = 1_000_000

// guessOverhead is what looking at a guess costs besides counting, in secrets.
const guessOverhead = 20

// done counts one more guess. Where it is time for a pause, it returns the
// error of ctx.
func (w *work) done(ctx engine.Context) error {
	if w.sum += w.each; w.sum < workAtOnce {
		return nil
	}
	w.sum = 0
	return engine.Pause(ctx)
}

// choice is a guess under consideration, by its number.
type choice struct {
	guess int
	cost  float64
	wins  int // secrets that it wins
}

// better reports whether a choice comes before another one.
func (a choice) better(b choice) bool { return a.compare(b) < 0 }

// compare puts the better choice first: the one that costs less, or as much and wins more
// secrets, or comes first in the alphabet.
func (a choice) compare(b choice) int {
	switch {
	case a.cost < b.cost:
		return -1
	case a.cost > b.cost:
		return 1
	}
	return cmp.Or(b.wins-a.wins, a.guess-b.guess)
}
