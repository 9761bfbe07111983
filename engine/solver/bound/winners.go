package bound

import "slices"

// over returns by how much U of some pairs is greater than their number, which
// only a guess that wins some can make it; 0 if none does. If ctx is done it returns
// more.
func (c *counter) over(pairs []pair) int {
	parts := c.grouper.parts(pairs)
	all := parts[len(parts)-1]
	grid := c.pairs.columns.Grid(all.words)
	over := 0
	for _, word := range all.byPartners() {
		wins := len(all.of(word))
		if wins <= over {
			break
		}
		if c.ctx.Err() != nil {
			return wins
		}
		c.flag(grid.Patterns(int(c.pairs.guessOf[all.words[word]])))
		over = max(over, c.overBy(word, parts, over))
	}
	return over
}

// byPartners returns the words of a group by their index, those of most partners first.
func (g *group) byPartners() []int {
	words := make([]int, len(g.words))
	for i := range words {
		words[i] = i
	}
	slices.SortFunc(words, func(a, b int) int { return len(g.of(b)) - len(g.of(a)) })
	return words
}

// overBy returns by how much a word, whose guess was flagged, makes U greater than the
// number of pairs, or something from that to enough. It looks at parts of the pairs, the
// smallest first: what neither the word nor the guesses after it win of a part, they
// don't win of all.
func (c *counter) overBy(word int, parts []*group, enough int) int {
	wins := len(parts[len(parts)-1].of(word))
	over := wins
	for _, part := range parts {
		missed := part.pairs - len(part.of(word)) - c.next(part)
		if over = wins - missed; over <= enough {
			break
		}
	}
	return over
}
