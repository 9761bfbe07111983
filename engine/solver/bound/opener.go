package bound

import "slices"

// split returns the pairs that a first guess doesn't win, by its feedback, in the
// order of the feedbacks' numbers.
func (c *counter) split(opener int) [][]pair {
	code := c.pairs.code
	patterns := c.grid.Patterns(opener)
	sizes := make([]int, code.outcomes())
	outcome := func(p pair) uint32 {
		return code.flagged(patterns[p.first]) + code.flagged(patterns[p.second])
	}
	for _, p := range c.pairs.all {
		sizes[outcome(p)]++
	}
	groups := make([][]pair, code.outcomes())
	sorted := make([]pair, len(c.pairs.all))
	for o, size := range sizes {
		groups[o], sorted = sorted[:0:size], sorted[size:]
	}
	for _, p := range c.pairs.all {
		o := outcome(p)
		groups[o] = append(groups[o], p)
	}
	groups[code.win] = nil
	return slices.DeleteFunc(groups, func(g []pair) bool { return len(g) == 0 })
}

// oneStep returns how many guesses all games take at least after an opener, by
// T(S) ≥ 2|S| − Δ(S) in each of its groups.
func (c *counter) oneStep(opener int) int {
	guesses := c.pairs.Len()
	for _, pairs := range c.split(opener) {
		guesses += 2*len(pairs) - c.grouper.most(pairs)
	}
	return guesses
}

// twoSteps returns how many guesses all games take at least after an opener, by
// T(S) ≥ 3|S| − U(S) in some of its groups, until they are enough, and by the other
// inequality in the rest.
func (c *counter) twoSteps(opener, enough int) int {
	guesses := c.oneStep(opener)
	groups := c.split(opener)
	slices.SortStableFunc(groups, func(a, b []pair) int { return len(a) - len(b) })
	for guesses < enough && len(groups) > 0 {
		i := promising(groups, enough-guesses)
		g := c.grouper.group(groups[i])
		guesses += g.pairs + g.most - c.best(g)
		groups = slices.Delete(groups, i, i+1)
	}
	return guesses
}

// promising returns which of some groups, the smallest first, to look at if so many
// guesses are lacking: the smallest that is likely to have them, or the last. A look
// takes as long as the group is large; most have half as many guesses as pairs, and large
// ones more.
func promising(groups [][]pair, lacking int) int {
	i, _ := slices.BinarySearchFunc(groups, 2*lacking, func(g []pair, n int) int { return len(g) - n })
	return min(i, len(groups)-1)
}
