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

// Opener is a first guess, and a lower bound of how many guesses the games of all pairs take in all
// after it.
type Opener struct {
	Guess   engine.Word
	Guesses int
}

// Options say which openers are bounded, and how well.
type Options struct {
	Enough  int                 // guesses: an opener whose bound is as high is not lifted further
	Part    machines.Part       // of the guesses in the order of the list
	Known   map[engine.Word]int // bounds that were proved before
	Workers int                 // openers that are bounded at once; or 0 for as many as there are processors
	// Found receives each opener that is bounded or lifted, with what is proved by then, which it
	// must not keep. It is not called by several goroutines at once, and may be nil.
	Found func(Opener, Result)
}

// Result is a lower bound for every opener of a part of the list: how many guesses the games of all
// pairs take after it.
type Result struct {
	Pairs   int
	Openers []Opener // in the order of the list
	Step    int      // 1 while all openers are bounded by one step, 2 while they are lifted
	Done    int      // openers that were bounded or lifted, of Of
	Of      int
}

// Least returns the opener of the lowest bound, the first of the list among equal ones. If the
// result has all openers of the list, no strategy needs fewer guesses in all.
func (r Result) Least() Opener {
	return slices.MinFunc(r.Openers, func(a, b Opener) int { return a.Guesses - b.Guesses })
}

// Mean returns a lower bound of the mean number of guesses of any strategy.
func (r Result) Mean() float64 { return float64(r.Least().Guesses) / float64(r.Pairs) }

// Certify bounds every opener of the part by one step, unless a bound is known. Then it lifts the
// bounds by two steps, the lowest first, until each is enough or can't be lifted further. If ctx
// ends first, it returns its error with what is proved by then. A result depends neither on the
// number of workers nor on interruptions.
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

// certification is a run of Certify, by several goroutines.
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

// take returns an opener to bound; false if there is no more, or ctx is done.
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
