package bound

import (
	"cmp"
	"slices"
)

// split returns the pairs that a first guess doesn't win, by its feedback, in the
// order of the feedbacks' numbers.
func (c *counter) split(opener int) [][]pair {
	code := c.pairs.code
	patterns := c.grid.Patterns(opener)
	sizes := make([]int, code.Outcomes())
	outcome := func(p pair) uint32 {
		return code.Flagged(patterns[p.first]) + code.Flagged(patterns[p.second])
	}
	for _, p := range c.pairs.all {
		sizes[outcome(p)]++
	}
	groups := make([][]pair, code.Outcomes())
	sorted := make([]pair, len(c.pairs.all))
	for o, size := range sizes {
		groups[o], sorted = sorted[:0:size], sorted[size:]
	}
	for _, p := range c.pairs.all {
		o := outcome(p)
		groups[o] = append(groups[o], p)
	}
	groups[code.Win()] = nil
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

// lift returns how many guesses all games take at least after an opener. It lifts the
// bound of one group after the other until they are enough: first by the words that can
// win, then by two steps.
func (c *counter) lift(opener, enough int) int {
	l := lifting{counter: c, guesses: c.pairs.Len(), enough: enough}
	for _, pairs := range c.split(opener) {
		r := rest{pairs: pairs, over: c.grouper.most(pairs)}
		l.groups = append(l.groups, r)
		l.guesses += r.least()
	}
	l.byWinners()
	l.byTwoSteps()
	return l.guesses
}

// lifting is the groups that an opener leaves, and how many guesses all games take at
// least, as far as it is known.
type lifting struct {
	*counter
	groups  []rest
	guesses int
	enough  int
}

// rest is a group, and by how much its games may take fewer than two guesses a pair.
type rest struct {
	pairs []pair
	over  int
}

func (r rest) least() int { return 2*len(r.pairs) - r.over }

// done returns whether enough is known, or no time is left.
func (l *lifting) done() bool { return l.guesses >= l.enough || l.ctx.Err() != nil }

// byWinners bounds the groups by T(S) ≥ 2|S| − V(S), those first of which one word may win
// the greatest part.
func (l *lifting) byWinners() {
	part := func(r rest) float64 { return float64(r.over) / float64(len(r.pairs)) }
	slices.SortStableFunc(l.groups, func(a, b rest) int { return cmp.Compare(part(b), part(a)) })
	for i := 0; i < len(l.groups) && !l.done(); i++ {
		r := &l.groups[i]
		before := r.least()
		r.over = l.over(r.pairs)
		l.guesses += r.least() - before
	}
}

// byTwoSteps bounds the groups by T(S) ≥ 3|S| − U(S).
func (l *lifting) byTwoSteps() {
	slices.SortStableFunc(l.groups, func(a, b rest) int { return len(a.pairs) - len(b.pairs) })
	for len(l.groups) > 0 && !l.done() {
		i := promising(l.groups, l.enough-l.guesses)
		r := l.groups[i]
		known := len(r.pairs) + r.over
		l.guesses += known - l.best(l.grouper.group(r.pairs), known)
		l.groups = slices.Delete(l.groups, i, i+1)
	}
}

// promising returns which of some groups, the smallest first, to look at if so many
// guesses are lacking: the smallest that is likely to have them, or the last. A look
// takes as long as the group is large; most have half as many guesses as pairs, and large
// ones more.
func promising(groups []rest, lacking int) int {
	i, _ := slices.BinarySearchFunc(groups, 2*lacking, func(r rest, n int) int { return len(r.pairs) - n })
	return min(i, len(groups)-1)
}
