package solver

import (
	"slices"

	"ketword/engine"
	"ketword/internal/each"
)

// comparison is what a guess is compared with: the guesses that are allowed, by their best and
// their mean.
type comparison struct {
	over   Candidates // over which they were counted
	best   engine.Word
	known  bool    // best is a known guess ([Known]), not the one of the least cost
	proved bool    // best is proved to be the best guess
	mean   float64 // cost
	some   bool    // best comes from a shortlist, and mean is over some of the guesses
}

// Budgets of a comparison, which takes about half a second, or one in a browser. If counting all
// guesses over all secrets exceeds comparedWork, guesses are first put in order by a part of the
// secrets. Then two groups are counted over all secrets: the first ones, to find the best, and
// others at equal distances, for the mean. Each of the others stands for its neighbours, which cost
// about the same.
const (
	comparedWork  = 350_000_000 // secrets times guesses
	orderWork     = 60_000_000  // the share of it that puts guesses in order
	mostOrdered   = 10_000      // secrets that guesses are ordered by, at most
	leastOrder    = 100         // and at least
	leastCompared = 800         // guesses for the mean
)

// comparison returns the comparison from the book, or counts it. A known guess counts as the best,
// however little others cost, since it was found by playing.
func (r Reviewer) comparison(ctx engine.Context, c Candidates) (comparison, error) {
	if !r.Known {
		return r.compare(ctx, c)
	}
	known, found, err := c.Known(ctx, engine.Normal)
	if err != nil {
		return comparison{}, err
	}
	if f, booked := bookedComparison(c); found && booked {
		return f, nil
	}
	f, err := r.compare(ctx, c)
	if found {
		f.best, f.known, f.proved = known.Guess, true, known.Proved
	}
	return f, err
}

// bookedComparison returns the comparison of first guesses for pairs that the table's book has;
// false if it has none. If the list has changed since, it is an estimate.
func bookedComparison(c Candidates) (comparison, bool) {
	known := c.table.book.Openers
	if c.mode != engine.Quantum || len(c.turns) > 0 || known.Pairs == 0 {
		return comparison{}, false
	}
	perPair := known.Mean / float64(known.Pairs)
	changed := known.Guesses != len(c.table.guesses) || known.Pairs != c.Size()
	return comparison{over: c, best: c.table.book.First, known: true, mean: perPair * float64(c.Len()), some: changed}, true
}

// compare counts the guesses that are allowed.
func (r Reviewer) compare(ctx engine.Context, c Candidates) (comparison, error) {
	s := passes{ctx: ctx, allowed: c.allowed(c.level), cost: r.Cost}
	all, over := c.table.numbers, newRanker(c)
	room := comparedWork / over.work() // guesses that can be counted over all secrets
	if len(all) <= room {
		choices, err := s.evaluate(over, all)
		return comparisonOf(over, choices, choices), err
	}
	others := max(room-shortlistSize, leastCompared)
	perSecret := over.work() / over.candidates.Len()
	some := newRanker(over.candidates.sample(min(max(orderWork/len(all)/perSecret, leastOrder), mostOrdered)))
	choices, err := s.evaluate(some, all)
	if err != nil {
		return comparison{}, err
	}
	sorted := each.Sorted(choices, choice.compare) // without a look at ctx: 15,000 guesses take some 10 ms, 100,000 some 100
	top, err := s.evaluate(over, numbers(sorted[:min(shortlistSize, len(sorted))]))
	if err != nil {
		return comparison{}, err
	}
	spread, err := s.evaluate(over, numbers(spaced(sorted, others)))
	f := comparisonOf(over, top, spread)
	f.some = len(spread) < len(sorted)
	return f, err
}

// comparisonOf returns the comparison with the best of top and the mean of spread.
func comparisonOf(over *ranker, top, spread []choice) comparison {
	f := comparison{over: over.candidates}
	if len(top) > 0 {
		best := slices.MinFunc(top, choice.compare)
		f.best = over.candidates.table.guesses[best.guess]
	}
	for _, c := range spread {
		f.mean += c.cost / float64(len(spread))
	}
	return f
}

// spaced returns count choices at equal distances, or all if there are no more.
func spaced(all []choice, count int) []choice {
	if count >= len(all) {
		return all
	}
	some := make([]choice, count)
	for i := range some {
		some[i] = all[(2*i+1)*len(all)/(2*count)] // the middle of its part
	}
	return some
}

// passes evaluates guesses in several passes, over more and more secrets.
type passes struct {
	ctx     engine.Context
	allowed func(engine.Word) bool // nil allows all
	cost    Cost
}

// evaluate returns the allowed guesses as choices, in the order of guesses.
func (s *passes) evaluate(r *ranker, guesses []int) ([]choice, error) {
	choices := make([]choice, 0, len(guesses))
	err := r.each(s.ctx, guesses, func(guess int) {
		if s.allowed == nil || s.allowed(r.candidates.table.guesses[guess]) {
			split := r.split(guess)
			choices = append(choices, choice{guess: guess, cost: s.cost(split), wins: split.Wins})
		}
	})
	return choices, err
}
