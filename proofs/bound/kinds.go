package bound

import (
	"math/bits"
	"slices"
)

// kind is the words of a class against which a guess has one pattern.
type kind struct {
	outcome uint32 // what the pattern adds to that of a pair
	tiles   uint32 // that it marks, a bit each
	words   int32
	most    int32 // the most pairs that hold one of the words
}

// noKinds returns, by pattern, kinds without words.
func (p *Pairs) noKinds() []kind {
	patterns := 1
	for range p.guesses[0].Len() {
		patterns *= 3
	}
	kinds := make([]kind, patterns)
	for pattern := range kinds {
		kinds[pattern].outcome = p.code.Flagged(uint32(pattern))
		bit := uint32(1)
		for rest := pattern; rest > 0; rest /= 3 {
			if rest%3 != 0 {
				kinds[pattern].tiles |= bit
			}
			bit <<= 1
		}
	}
	return kinds
}

// kinds returns the kinds of a class's words, which are sorted by their pairs, the fewest first. It
// overwrites over.
func (c *counter) kinds(over []kind, patterns []uint32, degrees []int32) []kind {
	met := 0
	degrees = degrees[:len(patterns)]
	for i, pattern := range patterns {
		k := &c.kind[pattern]
		c.met[met] = pattern
		met += int(uint32(k.words-1) >> 31) // 1 if there was none, without a branch
		k.words++
		k.most = degrees[i]
	}
	over = over[:0]
	for _, pattern := range c.met[:met] {
		over = append(over, c.kind[pattern])
		c.kind[pattern].words = 0
	}
	return over
}

// nextByWords returns an upper bound of next for a guess, given by its patterns against the words
// of a group. Among the pairs of one feedback, the partners of a word are of one kind. So they are
// at most the words of that kind, and at most all partners of the word.
func (c *counter) nextByWords(g *group, patterns []uint32) int {
	sum := int32(0)
	for _, m := range g.matches {
		a, b := m[0], m[1]
		c.ones = c.kinds(c.ones, patterns[a.from:a.to], g.degrees[a.from:a.to])
		if a == b { // each two kinds of a class meet once
			c.arrange(c.ones)
			for i := range c.ones {
				sum += c.meet(&c.ones[i], c.ones, i)
			}
			continue
		}
		c.others = c.kinds(c.others, patterns[b.from:b.to], g.degrees[b.from:b.to])
		c.arrange(c.others)
		for i := range c.ones {
			sum += c.meet(&c.ones[i], c.others, 0)
		}
	}
	sum -= c.most[c.pairs.code.Win()]
	clear(c.most)
	return min(int(sum), g.pairs)
}

// arrange notes, for each set of tiles, the kinds that mark none of them. Only these can be
// partners of words that mark the tiles, since words without a common letter don't mark the same
// tile.
func (c *counter) arrange(kinds []kind) {
	blocks := (len(kinds) + packed - 1) / packed
	c.free = slices.Grow(c.free[:0], blocks*c.tiles)[:blocks*c.tiles]
	clear(c.free)
	for i := range kinds {
		unmarked := c.tiles - 1 - int(kinds[i].tiles)
		c.free[i/packed*c.tiles+unmarked] |= 1 << (i % packed)
	}
	for block := range slices.Chunk(c.free, c.tiles) {
		for bit := 1; bit < c.tiles; bit *= 2 { // kinds that leave more tiles free also leave fewer of them free
			for from := 0; from < c.tiles; from += 2 * bit {
				less, more := block[from:from+bit], block[from+bit:from+2*bit]
				for i, kinds := range more {
					less[i] |= kinds
				}
			}
		}
	}
}

// packed is how many kinds stand in a word of 64 bits.
const packed = 64

// meet raises Δ of the feedbacks that the words of a kind have with words of others, from first on,
// as far as their numbers allow. The others must be arranged. It returns by how much Δ rises in
// all.
func (c *counter) meet(one *kind, others []kind, first int) int32 {
	most, sum := c.most, int32(0)
	from := first / packed * packed
	set := c.free[from/packed*c.tiles+int(one.tiles)] &^ (1<<(first%packed) - 1)
	for {
		for ; set != 0; set &= set - 1 {
			other := &others[from+bits.TrailingZeros64(set)]
			known := &most[one.outcome+other.outcome]
			raised := max(min(one.most, other.words), min(other.most, one.words), *known)
			sum += raised - *known
			*known = raised
		}
		if from += packed; from >= len(others) {
			return sum
		}
		set = c.free[from/packed*c.tiles+int(one.tiles)]
	}
}
