package solver

import (
	"context"
	"slices"

	"ketword/engine"
)

// choice is a guess under consideration, by its number.
type choice struct {
	guess    int
	cost     float64
	possible bool // it can win
}

// better reports whether a choice comes before another one: it costs less, or
// as much and can win where the other can't, or comes first in the alphabet.
func (a choice) better(b choice) bool {
	switch {
	case a.cost != b.cost:
		return a.cost < b.cost
	case a.possible != b.possible:
		return a.possible
	}
	return a.guess < b.guess
}

// top returns the guesses of least cost that the rules allow, the best first;
// beside an error, the best of those looked at by then.
//
// Of many secrets, a few tell which guesses are good enough to be counted over
// all: a shortlist of the best over these holds the best over all.
func (c Candidates) top(ctx context.Context, cost Cost, d engine.Difficulty, width int) ([]choice, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	s := search{cost: cost, width: width, allowed: c.allowed(d)}
	if c.Len() > shortlistAbove {
		short, err := c.thinned(shortlistSample).top(ctx, cost, d, shortlistSize)
		if err != nil {
			return short[:min(width, len(short))], err
		}
		s.shortlist = short
	}
	s.ranker = newRanker(c)
	top, err := s.best(ctx)
	if err == nil && len(top) == 0 {
		err = ErrNone
	}
	return top, err
}

// Where guesses are chosen from a shortlist. Of the 194 groups of more than
// 1000 pairs that slate leaves of 2309 answers, the best guess by [Growth] was
// among the first 50 of a sample of 250 every time.
const (
	shortlistAbove  = 1000 // secrets
	shortlistSample = 250  // secrets
	shortlistSize   = 300  // guesses
)

// search looks for the guesses of least cost.
type search struct {
	*ranker
	cost      Cost
	allowed   func(engine.Word) bool // by the level of difficulty; nil allows all
	shortlist []choice               // the only guesses to look at; empty for all
	width     int                    // how many to keep
	top       []choice               // the best so far, in order
	looked    []bool                 // by guess
}

// best returns up to width guesses, the best first.
func (s *search) best(ctx context.Context) ([]choice, error) {
	if len(s.shortlist) > 0 {
		return s.bestOfShortlist(ctx)
	}
	return s.bestOfAll(ctx)
}

func (s *search) bestOfShortlist(ctx context.Context) ([]choice, error) {
	w := work{each: s.each()}
	for _, c := range s.shortlist {
		s.look(c.guess)
		if err := w.done(ctx); err != nil {
			return s.top, err
		}
	}
	return s.top, ctx.Err()
}

// bestOfAll looks at words that are still possible first: often one of them
// can't be beaten.
func (s *search) bestOfAll(ctx context.Context) ([]choice, error) {
	s.looked = make([]bool, s.candidates.table.Len())
	other := s.ideal(0)
	winning := min(s.ideal(s.candidates.pool.most()), other)
	for _, guess := range s.possible() {
		s.looked[guess] = true
		s.look(guess)
		if s.reached(winning) {
			return s.top, nil
		}
	}
	w := work{each: s.each()}
	for guess, looked := range s.looked {
		if s.reached(other) {
			break
		}
		if looked {
			continue
		}
		s.look(guess)
		if err := w.done(ctx); err != nil {
			return s.top, err
		}
	}
	return s.top, ctx.Err()
}

// ideal returns the cost of a guess that wins some secrets, and leaves every
// other one in a group of its own.
func (s *search) ideal(wins int) float64 {
	n := s.candidates.Len()
	split := Split{Secrets: n, Sizes: slices.Repeat([]int32{1}, n-wins), Wins: wins}
	if wins > 0 {
		split.Sizes = append(split.Sizes, int32(wins))
	}
	return s.cost(split)
}

// reached reports whether the only guess that is wanted costs no more than
// the ideal.
func (s *search) reached(ideal float64) bool {
	return s.width == 1 && len(s.top) == 1 && s.top[0].cost <= ideal
}

// possible returns the numbers of the words that occur in the candidates, in
// alphabetical order.
func (s *search) possible() []int {
	table := s.candidates.table
	var guesses []int
	for _, answer := range s.candidates.pool.answers() {
		guesses = append(guesses, int(table.answers[answer]))
	}
	slices.Sort(guesses)
	return guesses
}

// look considers a guess.
func (s *search) look(guess int) {
	if s.allowed != nil && !s.allowed(s.candidates.table.guesses[guess]) {
		return
	}
	split := s.split(guess)
	c := choice{guess: guess, cost: s.cost(split), possible: split.Wins > 0}
	if len(s.top) == s.width && !c.better(s.top[len(s.top)-1]) {
		return
	}
	at, _ := slices.BinarySearchFunc(s.top, c, func(a, b choice) int {
		if a.better(b) {
			return -1
		}
		return 1
	})
	s.top = slices.Insert(s.top, at, c)
	if len(s.top) > s.width {
		s.top = s.top[:s.width]
	}
}
