package bound

import (
	"context"

	"ketword/engine/solver/internal/columns"
)

// counter counts what guesses win. It is not for use by several goroutines.
type counter struct {
	ctx      context.Context
	pairs    *Pairs
	grouper  *grouper
	grid     *columns.Grid // over all answers
	counts   []int32       // partners by pattern
	most     []int32       // Δ by outcome
	outcomes []uint32      // those seen
}

func (p *Pairs) counter(ctx context.Context) *counter {
	return &counter{
		ctx: ctx, pairs: p, grouper: newGrouper(len(p.answers)), grid: p.columns.Grid(p.answers),
		counts: make([]int32, p.code.patterns), most: make([]int32, p.code.outcomes()),
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
	code := c.pairs.code
	c.most[code.win] = 1 // is not seen as new
	for word := range g.words {
		one := code.flagged(patterns[word])
		partners := g.of(word)
		for _, partner := range partners {
			pattern := patterns[partner]
			c.counts[pattern]++
			outcome := one + code.flagged(pattern)
			if c.most[outcome] == 0 {
				c.outcomes = append(c.outcomes, outcome)
			}
			c.most[outcome] = max(c.most[outcome], c.counts[pattern])
		}
		for _, partner := range partners {
			c.counts[patterns[partner]] = 0
		}
	}
	sum := 0
	for _, outcome := range c.outcomes {
		sum += int(c.most[outcome])
		c.most[outcome] = 0
	}
	c.outcomes = c.outcomes[:0]
	return sum
}
