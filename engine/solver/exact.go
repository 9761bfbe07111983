package solver

import (
	"context"
	"math"
)

// exact finds the guess after which the games of few candidates take the
// fewest guesses in all, and how many. It looks at the guesses in the order of
// the fewest that could be, and stops where that is no less than the best found.
// A trial's field limits what is looked at, as everywhere.
func (t trial) exact(ctx context.Context, c Candidates) (guess, least int, err error) {
	const (
		first = 50 // choices, which are enough as a rule
		grow  = 16 // times as many if they are not
	)
	if c.Len() <= couple {
		top, err := c.top(ctx, query{cost: floor(c.pool.most()), difficulty: t.Difficulty, width: 1})
		if len(top) == 0 {
			return guess, least, err
		}
		return top[0].guess, c.Len() + int(top[0].cost), err
	}
	least = math.MaxInt
	for width, looked := first, 0; ; width *= grow {
		q := query{cost: floor(c.pool.most()), difficulty: t.Difficulty, width: width, among: t.field}
		top, err := c.top(ctx, q)
		if looked == 0 && len(top) > 0 {
			guess = top[0].guess
		}
		if err != nil {
			return guess, least, err
		}
		for _, choice := range top[looked:] { // the others came first before, too
			if c.Len()+int(choice.cost) >= least {
				return guess, least, nil
			}
			total, err := t.exactAfter(ctx, c, choice, least)
			if err != nil {
				return guess, least, err
			}
			if total < least {
				guess, least = choice.guess, total
			}
		}
		if looked = len(top); looked < width {
			return guess, least, nil
		}
	}
}

// couple is how many secrets a guess always tells apart that is a word of one of
// them; or it wins both.
const couple = 2

// exactAfter returns the fewest guesses that the games can take, this one
// included, or some number that is not below the limit.
func (t trial) exactAfter(ctx context.Context, c Candidates, first choice, limit int) (int, error) {
	total := c.Len() + int(first.cost)
	for feedback, group := range c.Groups(c.table.guesses[first.guess]) {
		switch {
		case feedback.Wins():
			continue
		case group.Len() == c.Len():
			return limit, nil // it tells nothing
		case group.Len() == 1:
			continue
		}
		_, least, err := t.exact(ctx, group)
		if err != nil {
			return 0, err
		}
		total += least - atLeast(group.Len(), c.pool.most())
		if total >= limit {
			break
		}
	}
	return total, nil
}

// atLeast returns the fewest guesses that the games of a group can take, if no
// guess wins more of them than most: a guess for each, and another one for each
// that the first does not win.
func atLeast(group, most int) int { return 2*group - min(group, most) }

// floor returns the cost by which no guess costs more than it can: the fewest
// guesses still to come in the games that it does not win.
func floor(most int) Cost {
	return func(s Split) float64 {
		sum := -atLeast(s.Wins, most)
		for _, size := range s.Sizes {
			sum += atLeast(int(size), most)
		}
		return float64(sum)
	}
}
