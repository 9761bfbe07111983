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

// oneStep returns a lower bound of the guesses that all games take after an opener, by T(S) ≥ 2|S|
// − Δ(S) in each of its groups.
func (c *counter) oneStep(opener int) int {
	guesses := c.pairs.Len()
	for _, pairs := range c.split(opener) {
		guesses += exact.LowerBound(len(pairs), c.grouper.most(pairs))
	}
	return guesses
}

// lift returns a lower bound of the guesses that all games take after an opener. It lifts the bound
// of one group after the other by two steps until the sum is enough.
func (c *counter) lift(opener, enough int) int {
	guesses := c.pairs.Len()
	var groups []rest
	for _, pairs := range c.split(opener) {
		r := rest{pairs, c.grouper.most(pairs)}
		groups = append(groups, r)
		guesses += r.lowerBound()
	}
	slices.SortStableFunc(groups, func(a, b rest) int { return len(a.pairs) - len(b.pairs) })
	const few = 8 // fewer than one guess is lacking for so many pairs
	hasty := few*(enough-guesses) < c.pairs.Len()
	for len(groups) > 0 && guesses < enough && c.ctx.Err() == nil {
		i := promising(groups, enough-guesses)
		guesses += c.gain(groups[i], enough-guesses, hasty)
		groups = slices.Delete(groups, i, i+1)
	}
	return guesses
}

// rest is a group that is bounded by one step so far.
type rest struct {
	pairs []pair
	most  int // Δ
}

func (r rest) lowerBound() int { return exact.LowerBound(len(r.pairs), r.most) }

// gain returns how much higher the bound of a group is by two steps than by one, if so many guesses
// are lacking. If hasty, it counts pairs only where that may find all that is lacking, since in the
// same time the words of another group find more.
func (c *counter) gain(r rest, lacking int, hasty bool) int {
	known := len(r.pairs) + r.most
	return known - c.savings(c.grouper.group(r.pairs, c.opener)).most(known, known-lacking, hasty)
}

// promising returns the index of the group to look at next, if so many guesses are lacking: the
// smallest that is likely to have them, or else the last. Groups are sorted by size, and larger
// ones take longer. Most groups gain a third as many guesses as they have pairs.
func promising(groups []rest, lacking int) int {
	i, _ := slices.BinarySearchFunc(groups, 3*lacking, func(r rest, n int) int { return len(r.pairs) - n })
	return min(i, len(groups)-1)
}
