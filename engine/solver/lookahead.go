package solver

import (
	"errors"

	"ketword/engine"
	"ketword/internal/exact"
	"ketword/internal/format"
)

// Lookahead tries out the guesses of the least cost: it counts how many guesses the games take in
// all after each, and chooses the guess after which they take the fewest. In these games, small
// groups are played by the same method with half the width, and larger ones by [Greedy].
type Lookahead struct {
	Cost   Cost         // nil is [Entropy]
	Level  engine.Level // only guesses that it allows are made
	Width  int          // guesses that are tried out
	Within int          // games that are tried out at most; of more secrets, a sample
	Small  int          // secrets of a small group, at most
	Exact  int          // secrets of a group that is searched exactly, at most
	Listed int          // length of the shortlist for the games that are tried out; 0 for no shortlist
	Known  bool         // where a guess is known to be good, it is played ([Candidates.Known])
}

// Tuned returns the strongest player of a mode. Its numbers were found by
// playing tournaments. It panics if the mode is not valid.
func Tuned(mode engine.Mode) Lookahead {
	if err := mode.Check(); err != nil {
		panic(format.Error("solver: the strongest player of %w", err))
	}
	cost := Growth(tunedGrowth(mode))
	if mode == engine.Classic {
		return Lookahead{Cost: cost, Width: 10, Within: 3000, Small: 60, Listed: 300, Known: true}
	}
	return Lookahead{Cost: cost, Width: 8, Within: 1000, Small: 40, Exact: 5, Listed: 300, Known: true}
}

// tunedGrowth returns the number that makes [Growth] suit a mode, found by playing tournaments.
func tunedGrowth(mode engine.Mode) float64 {
	if mode == engine.Classic {
		return 0.3
	}
	return 0.15
}

// listedAbove is the number of secrets above which the shortlist is used. For fewer, all guesses
// are considered.
const listedAbove = 60

// Next returns the best guess.
func (l Lookahead) Next(ctx engine.Context, c Candidates) (engine.Word, error) {
	l.Cost = orEntropy(l.Cost)
	if l.Known {
		if known, found, err := c.Known(ctx, l.Level); found || err != nil {
			return known.Guess, err
		}
	}
	if c.Len() > 0 && c.Len() <= max(l.Exact, two) {
		guess, _, err := c.first(ctx, l.Level, nil)
		return guess, err
	}
	top, err := c.top(ctx, query{Options: Options{Cost: l.Cost, Level: l.Level, Width: max(l.Width, l.Listed), Shortlist: true}})
	if len(top) == 0 {
		return engine.Word{}, err
	}
	if err != nil {
		return c.table.guesses[top[0].guess], err
	}
	t := trial{Lookahead: l}
	if l.Listed > 0 && c.Len() > listedAbove {
		t.shortlist = numbers(top)
	}
	best, _, err := t.tryOut(ctx, c.sample(l.Within), top[:min(len(top), max(l.Width, 1))], l.Width)
	return c.table.guesses[best], err
}

// trial is games that are tried out.
type trial struct {
	Lookahead
	shortlist []int // the guesses that are considered, besides possible words; empty for all
}

// tryOut returns the guess after which games take the fewest guesses in all,
// and how many.
func (t trial) tryOut(ctx engine.Context, c Candidates, top []choice, width int) (guess, least int, err error) {
	guess = top[0].guess
	if len(top) == 1 {
		return guess, 0, nil
	}
	for i, choice := range top {
		total, err := t.after(ctx, c, c.table.guesses[choice.guess], width, least)
		if err != nil {
			return guess, least, err
		}
		if i == 0 || total < least {
			guess, least = choice.guess, total
		}
	}
	return guess, least, nil
}

// after returns how many guesses the games of all candidates take, this one
// included. It stops at limit, unless that is 0.
func (t trial) after(ctx engine.Context, c Candidates, guess engine.Word, width, limit int) (int, error) {
	total := c.Len()
	for feedback, group := range c.Groups(guess) {
		if feedback.Wins() {
			continue
		}
		if group.Len() == c.Len() {
			return stuck, nil // the guess tells nothing
		}
		rest, err := t.total(ctx, group, width)
		if err != nil {
			return 0, err
		}
		if rest >= stuck {
			return stuck, nil
		}
		if total += rest; limit > 0 && total >= limit {
			break
		}
	}
	return total, nil
}

// stuck is more guesses than any finished games take.
const stuck = 1 << 30

// total returns how many guesses the games of all candidates take.
func (t trial) total(ctx engine.Context, c Candidates, width int) (int, error) {
	if c.Len() == 1 {
		return 1, nil
	}
	if c.Len() <= max(t.Exact, two) {
		_, least, err := c.first(ctx, t.Level, t.shortlist)
		return least, err
	}
	if c.Len() > t.Small {
		r, err := Tournament(ctx, Greedy{Cost: t.Cost, Level: t.Level, among: t.shortlist}, c, nil)
		if errors.Is(err, ErrStuck) {
			return stuck, nil
		}
		return r.Guesses, err
	}
	width = max(width/2, 2)
	top, err := c.top(ctx, query{Options{Cost: t.Cost, Level: t.Level, Width: width}, t.shortlist})
	if err != nil {
		return 0, err
	}
	if len(top) == 1 {
		return t.after(ctx, c, c.table.guesses[top[0].guess], width, 0)
	}
	_, least, err := t.tryOut(ctx, c, top, width)
	return least, err
}

// lowerBound returns a cost that is a lower bound: the fewest guesses that the games can still take
// after a guess, if no guess wins more than most secrets.
func lowerBound(most int) Cost {
	return func(s Split) float64 {
		sum := -exact.LowerBound(s.Wins, most)
		for _, size := range s.Sizes {
			sum += exact.LowerBound(int(size), most)
		}
		return float64(sum)
	}
}
