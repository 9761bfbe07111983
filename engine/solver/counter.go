package solver

import "slices"

// counter counts the outcomes of one guess after the other without
// allocating. What it counted is in sizes and wins until the next guess.
type counter struct {
	outcomes
	sizes    []int32 // of the groups
	wins     int32   // size of the one that the guess wins
	counts   []int32 // by outcome; all zero between guesses
	seen     []outcome
	patterns []uint16 // of one guess, flagged
	lanes    [4][1 << smallCell]int32
}

func newCounter(length int) *counter {
	c := &counter{outcomes: outcomesOf(length)}
	c.counts = make([]int32, c.count())
	return c
}

// split counts a guess over a pool. The result is valid until the next call.
func (c *counter) split(p pool, g *grid, columns []int32) Split {
	p.count(g, g.patterns(columns), c)
	return c.result(p.len())
}

// result returns what was counted, of so many secrets.
func (c *counter) result(secrets int) Split {
	return Split{Secrets: secrets, Sizes: c.sizes, Wins: int(c.wins)}
}

// add counts an outcome once more, and notes it if it is new. After the last,
// takeSeen is called.
func (c *counter) add(o outcome) {
	if c.counts[o] == 0 {
		c.seen = append(c.seen, o)
	}
	c.counts[o]++
}

// takeSeen moves the counts of the outcomes that were noted to sizes; win is
// the one of the guess that wins.
func (c *counter) takeSeen(win outcome) {
	c.wins = c.counts[win]
	c.sizes = c.sizes[:0]
	for _, o := range c.seen {
		c.sizes = append(c.sizes, c.counts[o])
		c.counts[o] = 0
	}
	c.seen = c.seen[:0]
}

// takeAll moves all counts to sizes.
func (c *counter) takeAll() {
	c.wins = c.counts[c.win]
	c.sizes = c.sizes[:0]
	for _, n := range c.counts {
		if n > 0 {
			c.sizes = append(c.sizes, n)
		}
	}
	clear(c.counts)
}

// patternsOf unpacks a row and flags its patterns.
func (c *counter) patternsOf(g *grid, row []uint64) []uint16 {
	if cap(c.patterns) < len(g.words) {
		c.patterns = make([]uint16, len(g.words))
	}
	c.patterns = c.patterns[:len(g.words)]
	g.unpack(row, c.patterns)
	for i, pattern := range c.patterns {
		c.patterns[i] = uint16(c.flagged(uint32(pattern)))
	}
	return c.patterns
}

// countCells counts the cells of a row of so many patterns, each of one word,
// which need no flags.
func (c *counter) countCells(g *grid, row []uint64, n int) {
	const many = 100 // from here on it pays to count in lanes
	if g.cell == smallCell && n >= many {
		c.countLanes(row, n)
		return
	}
	perWord := packed / int(g.cell)
	mask := uint64(1)<<g.cell - 1
	counts, seen := c.counts, c.seen
	for start := 0; start < n; start += perWord {
		cells := row[start/perWord]
		for range min(perWord, n-start) {
			pattern := cells & mask
			if counts[pattern] == 0 {
				seen = append(seen, outcome(pattern))
			}
			counts[pattern]++
			cells >>= g.cell
		}
	}
	c.seen = seen
	c.takeSeen(c.win % c.flag)
}

// countLanes counts small cells. Four arrays take turns, so that a count does
// not wait for the one before it to be written.
func (c *counter) countLanes(row []uint64, n int) {
	c.lanes = [4][1 << smallCell]int32{}
	a, b, d, e := &c.lanes[0], &c.lanes[1], &c.lanes[2], &c.lanes[3]
	whole := n / (packed / smallCell)
	for _, cells := range row[:whole] {
		a[cells&0xff]++
		b[cells>>8&0xff]++
		d[cells>>16&0xff]++
		e[cells>>24&0xff]++
		a[cells>>32&0xff]++
		b[cells>>40&0xff]++
		d[cells>>48&0xff]++
		e[cells>>56]++
	}
	for i := range n % (packed / smallCell) {
		a[row[whole]>>(i*smallCell)&0xff]++
	}
	c.takeLanes()
}

// takeLanes moves the sums of the lanes to sizes. Every sum is written, and
// overwritten by the next if it is 0, which takes less time than asking.
func (c *counter) takeLanes() {
	const patterns = 1 << smallCell
	a, b, d, e := &c.lanes[0], &c.lanes[1], &c.lanes[2], &c.lanes[3]
	c.sizes = slices.Grow(c.sizes[:0], patterns)[:patterns]
	sizes, n := (*[patterns]int32)(c.sizes), 0
	last := c.win % c.flag // the greatest pattern is that of the win
	for pattern := range a[:last+1] {
		sum := a[pattern] + b[pattern] + d[pattern] + e[pattern]
		sizes[n&(patterns-1)] = sum
		if sum > 0 {
			n++
		}
	}
	c.sizes = c.sizes[:n]
	c.wins = a[last] + b[last] + d[last] + e[last]
}
