package check

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ketword/engine"
)

// claim is what the secrets that a first guess leaves after a feedback take at least.
type claim struct {
	code    uint16 // of the feedback
	size    int    // secrets
	least   int
	bold    int // guesses that a greedy game takes beyond that
	drawn   bool
	tooLong bool // its search would have taken too long
}

// compare puts the claims first that leave a greedy game the least: they are the likeliest to be
// raised.
func (a claim) compare(b claim) int {
	return cmp.Or(a.bold-b.bold, b.size-a.size, int(a.code)-int(b.code))
}

// likely is of how many first guesses the parts are near: those of which greedy games take the
// fewest guesses, whatever their lines say. Falsehood would matter most there.
const likely = 32

// choose leaves only those claims that are to be proved anew. Half of a
// sample are parts of the likely first guesses, the boldest claims of each, and half are drawn at
// random among all others.
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

// near returns so many claims of the likely first guesses, if they have as many, and all others.
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
