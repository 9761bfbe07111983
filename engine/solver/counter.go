package solver

// counter counts the outcomes of one guess after the other without
// allocating. What it counted is in sizes and wins until the next guess.
type counter struct {
	outcomes
	sizes    []int32 // of the groups
	wins     int32   // size of the one that the guess wins
	counts   []int32 // by outcome; all zero between guesses
	seen     []outcome
	patterns []outcome // of one guess, against the words of the grid
	each     []outcome // of one guess, by secret
	lanes    []lanes   // of each outcome; all zero between guesses
}

func newCounter(length int) *counter {
	c := &counter{outcomes: outcomesOf(length)}
	c.counts = make([]int32, c.count())
	c.seen, c.sizes = make([]outcome, c.count()+1), make([]int32, c.count()+1)
	return c
}

// split counts a guess over a pool. The result is valid until the next call.
func (c *counter) split(p pool, g *grid, columns []int32) Split {
	p.count(g, columns, c)
	return c.result(p.len())
}

// result returns what was counted, of so many secrets.
func (c *counter) result(secrets int) Split {
	return Split{Secrets: secrets, Sizes: c.sizes, Wins: int(c.wins), sums: sumsOf(c.sizes)}
}

// patternsOf returns the patterns of a guess against the words of the grid.
// They are valid until the next call.
func (c *counter) patternsOf(g *grid, columns []int32) []outcome {
	if cap(c.patterns) < g.places() {
		c.patterns = make([]outcome, g.places())
	}
	c.patterns = c.patterns[:g.places()]
	g.unpack(g.patterns(columns), c.patterns)
	return c.patterns[:len(g.words)]
}

// flaggedOf returns the patterns with their flags.
func (c *counter) flaggedOf(g *grid, columns []int32) []outcome {
	patterns := c.patternsOf(g, columns)
	for i, pattern := range patterns {
		patterns[i] = c.flagged(pattern)
	}
	return patterns
}

// countEach counts outcomes one by one; win is that of the guess that wins.
// Every outcome is noted as if it were new, and overwritten by the next if it
// is not: a branch would be mispredicted often.
func (c *counter) countEach(each []outcome, win outcome) {
	counts, seen, n := c.counts, c.seen, 0
	for _, o := range each {
		had := counts[o]
		seen[n] = o
		n += one(had - 1)
		counts[o] = had + 1
	}
	c.wins = counts[win]
	c.sizes = c.sizes[:n]
	for i, o := range seen[:n] {
		c.sizes[i] = counts[o]
		counts[o] = 0
	}
}

// one returns 1 for a negative number, else 0, without a branch.
func one(negative int32) int { return int(uint32(negative) >> 31) }
