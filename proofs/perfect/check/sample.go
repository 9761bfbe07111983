package check

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ketword/engine"
)

// claim is a lower bound that a certificate claims for the part that a first guess leaves after a
// feedback.
type claim struct {
	code    uint16 // of the feedback
	size    int    // secrets
	least   int
	slack   int // guesses that greedy games take beyond the claim
	drawn   bool
	tooLong bool // its search would have taken too long
}

// compare puts the claims first that leave greedy games the least slack: they are the likeliest to
// be too high.
func (a claim) compare(b claim) int {
	return cmp.Or(a.slack-b.slack, b.size-a.size, int(a.code)-int(b.code))
}

// likely is how many first guesses count as likely to be the best: those after which greedy games
// take the fewest guesses, whatever is claimed. A false claim would matter most there.
const likely = 32

// choose drops the claims that are not to be proved anew. Half of a sample are claims of the likely
// first guesses, those of the least slack of each, and half are drawn at random among all others.
func (v *verifier) choose() {
	if v.Sample < 0 || v.Sample >= v.report.Parts {
		return
	}
	near, others := v.near((v.Sample + 1) / 2)
	seed := v.seed
	if v.Seed != nil {
		seed = *v.Seed
	}
	random := rand.New(rand.NewPCG(seed, 0))
	random.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	others = others[:v.Sample-len(near)]
	for i := range v.openers {
		v.openers[i].claims = nil
	}
	for _, p := range near {
		v.openers[p.opener].claims = append(v.openers[p.opener].claims, p.claim)
	}
	for _, p := range others {
		p.drawn = true
		v.openers[p.opener].claims = append(v.openers[p.opener].claims, p.claim)
	}
}

// likeliest returns the numbers of the first guesses, those that are likely to be the best first.
func (v *verifier) likeliest() []int {
	order := make([]int, len(v.openers))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(v.openers[a].above, v.openers[b].above) })
	return order
}

// placed is a claim of a first guess, by its number.
type placed struct {
	opener int
	claim
}

// near returns size claims of the likely first guesses, or all that they have, and all other
// claims.
func (v *verifier) near(size int) (near, others []placed) {
	order := slices.DeleteFunc(v.likeliest(), func(i int) bool { return len(v.openers[i].claims) == 0 })
	for round := 0; ; round++ {
		before := len(near)
		for _, i := range order[:min(likely, len(order))] {
			if claims := v.openers[i].claims; round < len(claims) && len(near) < size {
				near = append(near, placed{i, claims[round]})
			}
		}
		if len(near) == before {
			break
		}
	}
	taken := map[int]int{}
	for _, p := range near {
		taken[p.opener]++
	}
	for i, o := range v.openers {
		for _, c := range o.claims[taken[i]:] {
			others = append(others, placed{i, c})
		}
	}
	return near, others
}

// feedback returns that of a code.
func (c *certificate) feedback(code uint16) engine.Feedback {
	return engine.FeedbackOf(int(code), c.rules.Length, false)
}
