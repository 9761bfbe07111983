package check

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// choose returns the first guesses whose claims are to be proved by two steps: all that one step
// doesn't prove, or a sample. Half of the sample are those of the lowest bounds by one step,
// whatever their claims, since a false claim would matter most there. Half are drawn at random
// among all others.
func (v *verifier) choose() (near, drawn []*opener) {
	for i := range v.openers {
		switch o := &v.openers[i]; {
		case v.Known[o.guess]:
			v.report.Near++
		case o.claim > o.oneStep:
			near = append(near, o)
		}
	}
	slices.SortStableFunc(near, func(a, b *opener) int { return cmp.Compare(a.oneStep, b.oneStep) })
	if v.Sample < 0 || v.Sample >= len(near) {
		return near, nil
	}
	half := (v.Sample + 1) / 2
	near, drawn = near[:half:half], near[half:]
	random := rand.New(rand.NewPCG(*v.Seed, 0))
	random.Shuffle(len(drawn), func(i, j int) { drawn[i], drawn[j] = drawn[j], drawn[i] })
	return near, drawn[:v.Sample-half]
}
