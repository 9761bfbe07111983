package bound

import (
	"context"

	"ketword/engine/solver/internal/columns"
)

// counter counts what guesses win. It is not for use by several goroutines.
type counter struct {
	ctx     context.Context
	pairs   *Pairs
	grouper *grouper
	grid    *columns.Grid // over all answers
	flagged []uint32      // what each word of the group adds to an outcome
	counts  []int32       // of the partners of a word, by what they add
	most    []int32       // Δ by outcome
}

func (p *Pairs) counter(ctx context.Context) *counter {
	return &counter{
		ctx: ctx, pairs: p, grouper: &grouper{degree: make([]int32, len(p.answers)), index: make([]int32, len(p.answers))}, grid: p.columns.Grid(p.answers),
		counts: make([]int32, p.code.Win()+1), most: make([]int32, p.code.Outcomes()),
	}
}

// best returns U of a group: the most that any guess and the next one after each of
// its feedbacks can save of three guesses a pair. If ctx is done it returns known, which
// U can't be greater than.
func (c *counter) best(g *group, known int) int {
	grid := c.pairs.columns.Grid(g.words)
	won := c.won(g)
	best := 0
	for guess := range c.pairs.guesses {
		if c.ctx.Err() != nil {
			return known
		}
		c.flag(grid.Patterns(guess))
		best = max(best, 2*won(guess)+c.next(g))
	}
	return best
}

// won returns how many pairs of a group a guess wins.
func (c *counter) won(g *group) func(guess int) int {
	degrees := make(map[int32]int, len(g.words))
	for i, answer := range g.words {
		degrees[answer] = len(g.of(i))
	}
	return func(guess int) int { return degrees[c.pairs.answerOf[guess]] }
}

// flag notes the patterns of a guess against the words of a group.
func (c *counter) flag(patterns []uint32) {
	c.flagged = c.flagged[:0]
	for _, pattern := range patterns {
		c.flagged = append(c.flagged, c.pairs.code.Flagged(pattern))
	}
}

// next returns Σ Δ over the feedbacks, that win nothing, of the guess that was flagged
// for the words of a group: the most pairs that guesses after it can win at once. A
// feedback and one word of a pair tell the pattern of the other, so the pairs with the
// same feedback that hold a word are its partners of one pattern.
func (c *counter) next(g *group) int {
	counts, most, flagged := c.counts, c.most, c.flagged
	sum := 0
	for word, one := range flagged {
		partners := g.of(word)
		for _, partner := range partners {
			other := flagged[partner]
			n := counts[other] + 1
			counts[other] = n
			if n > most[one+other] {
				most[one+other] = n
				sum++
			}
		}
		for _, partner := range partners {
			counts[flagged[partner]] = 0
		}
	}
	sum -= int(most[c.pairs.code.Win()])
	c.clear(g)
	return sum
}

// clear clears the Δ of all feedbacks: all that there are, or those of the pairs, if these
// are few.
func (c *counter) clear(g *group) {
	const fast = 8 // times as fast as one by one
	if len(c.most) < fast*g.pairs {
		clear(c.most)
		return
	}
	for word, one := range c.flagged {
		for _, partner := range g.of(word) {
			c.most[one+c.flagged[partner]] = 0
		}
	}
}
