package bound

import (
	"context"
	"runtime"
	"slices"
	"sync"

	"ketword/engine"
	"ketword/internal/each"
)

// Opener is a first guess, and how many guesses the games of all pairs take in all
// at least after it.
type Opener struct {
	Guess   engine.Word
	Guesses int
}

// Result is what is proved: after every opener of a list the games of all pairs take at
// least so many guesses.
type Result struct {
	Pairs   int
	Openers []Opener // by alphabet
	Step    int      // 1 while all openers are bounded by one step, 2 while they are lifted
	Done    int      // openers that were bounded or lifted, of Of
	Of      int
}

// Least returns the opener of the least bound, the first by alphabet where several
// have it. No strategy needs fewer guesses in all.
func (r Result) Least() Opener {
	return slices.MinFunc(r.Openers, func(a, b Opener) int { return a.Guesses - b.Guesses })
}

// Mean returns the mean number of guesses that no strategy stays below.
func (r Result) Mean() float64 { return float64(r.Least().Guesses) / float64(r.Pairs) }

// Certify bounds every opener by one step. Then it lifts the bounds, the least first, by
// the other inequalities, until all games together take at least enough guesses, or no
// more is known.
// It uses all processors. After each opener told, unless nil, is told what is proved so
// far, which it must not keep. If ctx is done first, its error is returned with what is
// proved by then. A result doesn't depend on the number of processors.
func (p *Pairs) Certify(ctx context.Context, enough int, told func(Result)) (Result, error) {
	openers := each.Of(p.guesses, func(guess engine.Word) Opener { return Opener{Guess: guess, Guesses: p.Len()} })
	c := certification{pairs: p, told: told, result: Result{Pairs: p.Len(), Openers: openers}}
	order := each.Index[int](len(p.guesses))
	if err := c.all(ctx, order, func(c *counter, opener int) int { return c.oneStep(opener) }); err != nil {
		return c.result, err
	}
	guesses := func(opener int) int { return c.result.Openers[opener].Guesses }
	order = slices.DeleteFunc(order, func(opener int) bool { return guesses(opener) >= enough })
	slices.SortStableFunc(order, func(a, b int) int { return guesses(a) - guesses(b) })
	err := c.all(ctx, order, func(c *counter, opener int) int { return c.lift(opener, enough) })
	return c.result, err
}

// certification is what several goroutines work on.
type certification struct {
	pairs  *Pairs
	told   func(Result)
	mutex  sync.Mutex
	result Result
	next   int // opener that nobody bounds yet
}

// all bounds some openers.
func (c *certification) all(ctx context.Context, openers []int, bound func(*counter, int) int) error {
	c.next = 0
	c.result.Step, c.result.Done, c.result.Of = c.result.Step+1, 0, len(openers)
	var workers sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(openers)) {
		workers.Go(func() {
			counter := c.pairs.counter(ctx)
			for opener, more := c.take(ctx, openers); more; opener, more = c.take(ctx, openers) {
				c.put(opener, bound(counter, opener))
			}
		})
	}
	workers.Wait()
	return ctx.Err()
}

// take returns an opener to bound; none if there is no more, or ctx is done.
func (c *certification) take(ctx context.Context, openers []int) (opener int, more bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.next == len(openers) || ctx.Err() != nil {
		return 0, false
	}
	opener = openers[c.next]
	c.next++
	return opener, true
}

// put notes the bound of an opener, and tells.
func (c *certification) put(opener, guesses int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.result.Openers[opener].Guesses = guesses
	c.result.Done++
	if c.told != nil {
		c.told(c.result)
	}
}
