package check

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ketword/engine"
	"ketword/internal/format"
)

// claim is what the secrets that a turn leaves take at least.
type claim struct {
	turn  engine.Turn
	least int
	spare int // guesses that the parts of the first guess take beyond the least of all
	plain int // guesses that they take by their sizes alone
	drawn bool
}

// compare puts the claims first whose falsehood would matter most: those of first guesses that
// their claims hardly put out of the running. Of several those come first that take less by their
// sizes alone: they are likely to be the best.
func (a claim) compare(b claim) int {
	return cmp.Or(a.spare-b.spare, a.plain-b.plain, a.turn.Guess.Compare(b.turn.Guess), a.turn.Feedback.Code()-b.turn.Feedback.Code())
}

// sampleOf returns the claims that are searched anew: half of them the first by compare, which are put
// in that order, and half drawn at random among the others.
func sampleOf(claims []claim, o Options) []claim {
	slices.SortFunc(claims, claim.compare) // maps have no order
	size := min(o.Sample, len(claims))
	others := claims[(size+1)/2:]
	random := rand.New(rand.NewPCG(o.Seed, 0))
	random.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	for i := range others {
		others[i].drawn = true
	}
	return claims[:size]
}

// verify searches claims anew, and counts them in a report. The error is a false claim, or that of ctx.
func (c *certificate) verify(ctx engine.Context, claims []claim, o Options, r *Report) error {
	for i, claim := range claims {
		s := search{certificate: c, ctx: ctx, left: o.Work, known: map[string]int{}}
		least := s.least(groups(claim.turn.Guess, c.secrets)[claim.turn.Feedback], []engine.Turn{claim.turn}, claim.least)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case s.left < 0:
			r.TooLong++
		case least < claim.least:
			return format.Error("%s: %d guesses suffice, not %d", claim.turn, least, claim.least)
		case claim.drawn:
			r.Drawn++
		default:
			r.Near++
		}
		if o.Tell != nil {
			o.Tell(i+1, len(claims))
		}
	}
	return nil
}
