package bound

import (
	"context"

	"ketword/internal/patterns"
)

// counter counts how many pairs guesses win. It is not for use by several goroutines.
type counter struct {
	ctx     context.Context
	pairs   *Pairs
	grouper *grouper
	grid    *patterns.Grid // over all answers
	opener  []uint32       // the patterns of the opener against them
	flagged []uint32       // what each word of the group adds to an outcome
	counts  []int32        // of the partners of a word, by what they add, as next counts them
	most    []int32        // Δ by outcome
	kind    []kind         // by pattern, without words between two calls
	met     []uint32       // patterns
	ones    []kind
	others  []kind
	tiles   int      // sets of tiles
	free    []uint64 // by sets of tiles, 64 kinds at a time: those that mark none of them

	partition *patterns.Partition
	outcomes  []patterns.Outcome // of all pairs
}

func (p *Pairs) counter(ctx context.Context) *counter {
	kinds := p.noKinds()
	return &counter{
		ctx: ctx, pairs: p, grouper: &grouper{degree: make([]int32, len(p.answers)), index: make([]int32, len(p.answers))}, grid: p.columns.Grid(p.answers),
		counts: make([]int32, p.code.Win()+1), most: make([]int32, p.code.Outcomes()), kind: kinds, met: make([]uint32, len(kinds)+1), tiles: 1 << p.guesses[0].Len(),
		partition: patterns.NewPartition(p.code.Outcomes()), outcomes: make([]patterns.Outcome, len(p.all)),
	}
}

// flag notes the patterns of a guess against the words of a group.
func (c *counter) flag(patterns []uint32) {
	c.flagged = c.flagged[:0]
	for _, pattern := range patterns {
		c.flagged = append(c.flagged, c.pairs.code.Flagged(pattern))
	}
}

// next returns Σ Δ over the feedbacks of a guess that don't win: the most pairs that the guesses
// after it can win at once. patterns has its patterns against the words of a group. A feedback and
// one word of a pair determine the pattern of the other, so the pairs with the same feedback that
// have a word are its partners of one pattern.
func (c *counter) next(g *group, patterns []uint32) int {
	c.flag(patterns)
	counts, most, flagged := c.counts, c.most, c.flagged
	clear(counts)
	sum, before := int32(0), int32(0)
	for word, one := range flagged {
		partners := g.of(word)
		for _, partner := range partners { // without a branch that can't be predicted
			other := flagged[partner]
			n := max(counts[other], before) + 1
			counts[other] = n
			known := &most[one+other]
			raised := max(n-before, *known)
			sum += raised - *known
			*known = raised
		}
		before += int32(len(partners)) // no count is greater: the next word's begin there
	}
	sum -= most[c.pairs.code.Win()]
	c.clear(g)
	return int(sum)
}

// clear sets the Δ of all feedbacks to 0: of all there are, or only of those that the pairs have,
// if the pairs are few.
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
