package perfect

import (
	"cmp"
	"errors"
	"slices"
	"sync"

	"ketword/engine"
	"ketword/internal/each"
	"ketword/internal/exact"
	"ketword/internal/format"
	"ketword/internal/patterns"
	"ketword/proofs/machines"
	"ketword/proofs/strategy"
)

// Proof is the fewest guesses that the games of a list take, a strategy that attains them, and the
// bounds of all first guesses.
type Proof struct {
	Least   int            // guesses in all games together
	Tree    *strategy.Tree // the strategy
	Openers []Opener       // every first guess that the rules allow, in the order of the list
}

// Opener is what was found of a first guess.
type Opener struct {
	Guess engine.Word
	Lower int    // guesses that all games take at least if they begin with it
	Exact bool   // they need no more
	Parts []Part // of which more is known than their size tells
}

// Part is a lower bound for the secrets that a first guess leaves after a feedback. A part of m
// secrets that is not listed has the bound 2m − 1.
type Part struct {
	Feedback engine.Feedback
	Lower    int
}

// Prover proves how many guesses the games of a list take. It bounds every first guess, on several
// cores.
type Prover struct {
	Workers int                       // first guesses that are searched at once; at least 1
	Memory  int                       // bytes for what is known of positions
	Found   func(Opener)              // is told of every first guess; not by several at once. Or nil
	Tell    func(done, of, least int) // is told how many first guesses are done, and what the best takes; 0 before there is one. Or nil
}

// Prove proves how many guesses the games of a list take. It does not search first guesses that are
// known from an earlier run for the same game. The game must be of single words, and without turns
// made before. The error is [ErrLong] for a game of pairs or of long words, [ErrKnown], or that of
// ctx; what was found until then was told.
func (pr Prover) Prove(ctx engine.Context, g *Game, known []Opener) (Proof, error) {
	r, err := pr.run(ctx, g, machines.Part{}, known)
	if err != nil {
		return Proof{}, err
	}
	p := Proof{Least: r.least, Openers: r.openers}
	if r.least == exact.Impossible && g.Rules.Tries == engine.Unlimited {
		return Proof{}, ErrKnown // any secret that is possible may be guessed, until it is the one
	}
	if r.least < exact.Impossible {
		best := r.best()
		if best == exact.None {
			return Proof{}, ErrKnown
		}
		p.Tree = newWorker(ctx, g, exact.NewTranspositions(tableBits)).treeAfter(each.Index[int32](len(g.Secrets)), nil, g.Tries(), best)
		if err := ctx.Err(); err != nil {
			return Proof{}, err
		}
		if report, err := strategy.Replay(g.Rules, g, g.Secrets, p.Tree); err != nil || report.Guesses() != p.Least {
			return Proof{}, ErrKnown
		}
	}
	return p, ctx.Err()
}

// run bounds first guesses.
func (pr Prover) run(ctx engine.Context, g *Game, p machines.Part, known []Opener) (*run, error) {
	if g.columns == nil {
		return nil, ErrLong
	}
	r := &run{Prover: pr, part: p, list: newList(g), table: exact.NewTranspositions(bitsFor(pr.Memory)), openers: make([]Opener, len(g.Guesses)), least: exact.Impossible}
	r.arrange()
	for _, o := range known {
		guess, is := g.number[o.Guess]
		if is && !p.Has(int(r.rank[guess])) {
			return nil, format.Error("%s: %w", o.Guess, ErrPart)
		}
		if is {
			r.note(guess, o)
		}
	}
	var group sync.WaitGroup
	for range max(pr.Workers, 1) {
		group.Go(func() { r.work(ctx) })
	}
	group.Wait()
	return r, ctx.Err()
}

// bitsFor returns how many positions fit into some bytes, as a power of two.
func bitsFor(bytes int) int {
	const entryBytes = 32
	bits := 10
	for entryBytes<<(bits+1) <= bytes {
		bits++
	}
	return bits
}

// ErrKnown means that a known bound which [Prover.Prove] was given is false.
var ErrKnown = errors.New("what is known of a first guess is false")

// run is a proof under way.
type run struct {
	Prover
	part  machines.Part
	list  *list
	table *exact.Transpositions
	order []int32 // guesses, the most promising first
	rank  []int32 // by guess: where in that order it is
	todo  []int32 // guesses to search, in that order

	mutex   sync.Mutex
	next    int // to do
	done    int
	least   int // guesses after the best first guess found so far
	openers []Opener
}

// promising returns the guesses in the order in which they are searched. An early good guess makes
// all others quicker.
func (r *run) promising() []int32 {
	n := len(r.list.Secrets)
	all := patterns.Singles(each.Index[int32](n))
	grid := r.list.columns.Grid(all)
	costs, h := make([]int, len(r.list.Guesses)), patterns.NewHistogram(r.list.Rules.Length)
	for guess := range r.list.Guesses {
		h.Count(all, grid, guess)
		squares := 0
		for _, size := range h.Sizes {
			squares += int(size) * int(size)
		}
		bound := 3*n - len(h.Sizes) - h.Wins
		costs[guess] = 2*squares + n*bound
	}
	order := each.Index[int32](len(costs))
	slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(costs[a], costs[b]) })
	return order
}

// work searches first guesses until none is left or ctx ends.
func (r *run) work(ctx engine.Context) {
	l := newLister(ctx, r.list, r.table)
	root := exact.Position{Secrets: each.Index[int32](len(r.list.Secrets)), Left: r.list.Tries()}
	for ctx.Err() == nil {
		guess, upper, left := r.take()
		if !left {
			return
		}
		value, parts := l.open(&root, l.grid, guess, upper)
		if ctx.Err() != nil {
			return
		}
		r.found(guess, r.opener(guess, value, upper, parts))
	}
}

// take returns the next guess that is not known, and the upper bound for its search. A guess that
// is only as good as the best counts if it comes before it.
func (r *run) take() (guess int32, upper int, left bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for r.next < len(r.todo) {
		guess := r.todo[r.next]
		r.next++
		if r.openers[guess].Lower == 0 {
			upper := r.least
			if best := r.best(); best != exact.None && r.rank[guess] < r.rank[best] {
				upper++
			}
			return guess, upper, true
		}
	}
	return 0, 0, false
}

// opener describes a guess that was searched.
func (r *run) opener(guess int32, value, upper int, parts []part) Opener {
	o := Opener{Guess: r.list.Guesses[guess], Lower: value, Exact: value < upper}
	for _, p := range parts {
		if p.Lower > exact.LowerBound(len(p.Secrets), 1) {
			o.Parts = append(o.Parts, Part{engine.FeedbackOf(p.pattern, r.list.Rules.Length, false), p.Lower})
		}
	}
	slices.SortFunc(o.Parts, func(a, b Part) int { return cmp.Compare(a.Feedback.Code(), b.Feedback.Code()) })
	return o
}

// found notes a first guess and tells of it.
func (r *run) found(guess int32, o Opener) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.note(guess, o)
	if r.Found != nil && r.part.Has(int(r.rank[guess])) {
		r.Found(o)
	}
	if r.Tell != nil {
		r.Tell(r.done, len(r.todo), r.least%exact.Impossible)
	}
}

// note notes what is known of a first guess.
func (r *run) note(guess int32, o Opener) {
	r.openers[guess] = o
	r.done++
	if o.Exact {
		r.least = min(r.least, o.Lower)
	}
}

// best returns the first of the best guesses in the order of the search, so that it is the same for
// any number of workers.
func (r *run) best() int32 {
	for _, guess := range r.order {
		if o := r.openers[guess]; o.Exact && o.Lower == r.least {
			return guess
		}
	}
	return exact.None
}
