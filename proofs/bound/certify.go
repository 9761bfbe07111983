package bound

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"sync"

	"ketword/engine"
	"ketword/proofs/machines"
)

// Opener is a first guess, and how many guesses the games of all pairs take in all
// at least after it.
type Opener struct {
	Guess   engine.Word
	Guesses int
}

// Options say which openers are bounded, and how well.
type Options struct {
	Enough  int                 // guesses: who is known to take as many is not lifted
	Part    machines.Part       // of the guesses in the order of the list
	Known   map[engine.Word]int // bounds that were proved before, as they were found, or better
	Workers int                 // openers that are bounded at once; or 0 for as many as there are processors
	// Found is told of each opener that is bounded or lifted, and what is proved by then, which it must not keep. It
	// isn't called by several at once, and may be nil.
	Found func(Opener, Result)
}

// Result is what is proved: after every opener of a part of the list the games of all pairs take at
// least so many guesses.
type Result struct {
	Pairs   int
	Openers []Opener // in the order of the list
	Step    int      // 1 while all openers are bounded by one step, 2 while they are lifted
	Done    int      // openers that were bounded or lifted, of Of
	Of      int
}

// Least returns the opener of the least bound, the first of the list where several
// have it. Where the openers are all there are, no strategy needs fewer guesses in all.
func (r Result) Least() Opener {
	return slices.MinFunc(r.Openers, func(a, b Opener) int { return a.Guesses - b.Guesses })
}

// Mean returns the mean number of guesses that no strategy stays below.
func (r Result) Mean() float64 { return float64(r.Least().Guesses) / float64(r.Pairs) }

// Certify bounds every opener of the part by one step, unless something is known of it. Then it lifts the bounds, the
// least first, by the other inequalities, until the games of each take enough guesses, or no more is known.
// If ctx is done first, its error is returned with what is
// proved by then. A result depends neither on the number of workers nor on interruptions.
func (p *Pairs) Certify(ctx context.Context, o Options) (Result, error) {
	c := &certification{pairs: p, Options: o, result: Result{Pairs: p.Len()}}
	var fresh, low []int
	for guess, word := range p.guesses {
		if !o.Part.Has(guess) {
			continue
		}
		known, is := o.Known[word]
		if !is {
			fresh = append(fresh, len(c.openers))
		}
		c.openers = append(c.openers, guess)
		c.result.Openers = append(c.result.Openers, Opener{Guess: word, Guesses: max(known, p.Len())})
	}
	if err := c.all(ctx, fresh, func(c *counter, opener int) int { return c.oneStep(opener) }); err != nil {
		return c.result, err
	}
	for i, opener := range c.result.Openers {
		if opener.Guesses < o.Enough {
			low = append(low, i)
		}
	}
	slices.SortStableFunc(low, func(a, b int) int { return c.result.Openers[a].Guesses - c.result.Openers[b].Guesses })
	err := c.all(ctx, low, func(c *counter, opener int) int { return c.lift(opener, o.Enough) })
	return c.result, err
}

// certification is what several goroutines work on.
type certification struct {
	Options
	pairs   *Pairs
	openers []int // the numbers of the result's openers among the guesses
	mutex   sync.Mutex
	result  Result
	next    int // opener that nobody bounds yet
}

// all bounds some openers, by their places in the result.
func (c *certification) all(ctx context.Context, places []int, bound func(*counter, int) int) error {
	c.next = 0
	c.result.Step, c.result.Done, c.result.Of = c.result.Step+1, 0, len(places)
	var workers sync.WaitGroup
	for range min(cmp.Or(c.Workers, runtime.GOMAXPROCS(0)), len(places)) {
		workers.Go(func() {
			counter := c.pairs.counter(ctx)
			for place, more := c.take(ctx, places); more; place, more = c.take(ctx, places) {
				c.put(place, bound(counter, c.openers[place]))
			}
		})
	}
	workers.Wait()
	return ctx.Err()
}

// take returns an opener to bound; none if there is no more, or ctx is done.
func (c *certification) take(ctx context.Context, places []int) (place int, more bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.next == len(places) || ctx.Err() != nil {
		return 0, false
	}
	place = places[c.next]
	c.next++
	return place, true
}

// put notes the bound of an opener, and tells.
func (c *certification) put(place, guesses int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	opener := &c.result.Openers[place]
	opener.Guesses = max(opener.Guesses, guesses)
	c.result.Done++
	if c.Found != nil {
		c.Found(*opener, c.result)
	}
}
