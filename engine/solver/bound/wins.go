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
		ctx: ctx, pairs: p, grouper: newGrouper(len(p.answers)), grid: p.columns.Grid(p.answers),
		counts: make([]int32, 2*p.code.patterns), most: make([]int32, p.code.outcomes()),
	}
}

// best returns U of a group: the most that any guess and the next one after each of
// its feedbacks can save of three guesses a pair. If ctx is done it returns what the
// other inequality proves.
func (c *counter) best(g *group) int {
	grid := c.pairs.columns.Grid(g.words)
	won := c.won(g)
	best := 0
	for guess := range c.pairs.guesses {
		if c.ctx.Err() != nil {
			return g.pairs + g.most
		}
		best = max(best, 2*won(guess)+c.next(g, grid.Patterns(guess)))
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

// next returns Σ Δ over the feedbacks of a guess that win nothing, from its patterns
// against the words of the group: the most pairs that guesses after it can win at
// once. A feedback and one word of a pair tell the pattern of the other, so the pairs
// with the same feedback that hold a word are its partners of one pattern.
func (c *counter) next(g *group, patterns []uint32) int {
	c.flagged = c.flagged[:0]
	for _, pattern := range patterns {
		c.flagged = append(c.flagged, c.pairs.code.flagged(pattern))
	}
	counts, most, flagged := c.counts, c.most, c.flagged
	for word, one := range flagged {
		partners := g.of(word)
		for _, partner := range partners {
			other := flagged[partner]
			n := counts[other] + 1
			counts[other] = n
			most[one+other] = max(most[one+other], n)
		}
		for _, partner := range partners {
			counts[flagged[partner]] = 0
		}
	}
	most[c.pairs.code.win] = 0
	return c.sum(g)
}

// sum adds up the Δ of all feedbacks, and clears them: by all that there are, or those of
// the pairs, whichever are fewer.
func (c *counter) sum(g *group) int {
	sum := 0
	if len(c.most) < g.pairs {
		for outcome, n := range c.most {
			sum += int(n)
			c.most[outcome] = 0
		}
		return sum
	}
	for word, one := range c.flagged {
		for _, partner := range g.of(word) {
			outcome := one + c.flagged[partner]
			sum += int(c.most[outcome])
			c.most[outcome] = 0
		}
	}
	return sum
}
