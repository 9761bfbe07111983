package bound

import (
	"cmp"
	"slices"

	"ketword/internal/exact"
	"ketword/internal/patterns"
)

// split returns the pairs that a first guess doesn't win, by its feedback, in the
// order of the feedbacks' numbers. It notes the patterns of the guess.
func (c *counter) split(opener int) [][]pair {
	code := c.pairs.code
	c.opener = append(c.opener[:0], c.grid.Patterns(opener)...)
	for i, p := range c.pairs.all {
		c.outcomes[i] = code.Flagged(c.opener[p.first]) + code.Flagged(c.opener[p.second])
	}
	sorted := make([]pair, len(c.pairs.all))
	parts := patterns.Sort(c.partition, c.outcomes, c.pairs.all, sorted)
	slices.SortFunc(parts, func(a, b patterns.Group) int { return cmp.Compare(a.Outcome, b.Outcome) })
	var groups [][]pair
	for _, p := range parts {
		if p.Outcome != code.Win() {
			groups = append(groups, sorted[p.Start:p.End:p.End])
		}
	}
	return groups
}

// oneStep returns how many guesses all games take at least after an opener, by
// T(S) ≥ 2|S| − Δ(S) in each of its groups.
func (c *counter) oneStep(opener int) int {
	guesses := c.pairs.Len()
	for _, pairs := range c.split(opener) {
		guesses += exact.LowerBound(len(pairs), c.grouper.most(pairs))
	}
	return guesses
}

// lift returns how many guesses all games take at least after an opener. It lifts the
// bound of one group after the other by two steps until they are enough.
func (c *counter) lift(opener, enough int) int {
	guesses := c.pairs.Len()
	var groups []rest
	for _, pairs := range c.split(opener) {
		r := rest{pairs, c.grouper.most(pairs)}
		groups = append(groups, r)
		guesses += r.least()
	}
	slices.SortStableFunc(groups, func(a, b rest) int { return len(a.pairs) - len(b.pairs) })
	const few = 8 // of so many pairs one guess is lacking
	hasty := few*(enough-guesses) < c.pairs.Len()
	for len(groups) > 0 && guesses < enough && c.ctx.Err() == nil {
		i := promising(groups, enough-guesses)
		guesses += c.gain(groups[i], enough-guesses, hasty)
		groups = slices.Delete(groups, i, i+1)
	}
	return guesses
}

// rest is a group that is bounded by one step.
type rest struct {
	pairs []pair
	most  int // Δ
}

func (r rest) least() int { return exact.LowerBound(len(r.pairs), r.most) }

// gain returns by how many guesses two steps bound a group better than one, of which so many are lacking. In haste
// it counts by pairs only where that may find them all, since a look at the words of another group finds more in the same time.
func (c *counter) gain(r rest, lacking int, hasty bool) int {
	known := len(r.pairs) + r.most
	return known - c.savings(c.grouper.group(r.pairs, c.opener)).most(known, known-lacking, hasty)
}

// promising returns which of some groups, the smallest first, to look at if so many
// guesses are lacking: the smallest that is likely to have them, or the last. A look
// takes the longer the larger a group is; most have a third as many guesses as pairs, and large ones more.
func promising(groups []rest, lacking int) int {
	i, _ := slices.BinarySearchFunc(groups, 3*lacking, func(r rest, n int) int { return len(r.pairs) - n })
	return min(i, len(groups)-1)
}
