package query

import (
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Advise asks what is possible in a position, and which guesses are best.
type Advise struct{ coach.Question }

// AdvicePart tells all that is known by now.
type AdvicePart struct{ coach.Advice }

func (a *Advise) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Advise(ctx, t, a.Question, func(found coach.Advice) { tell(&AdvicePart{Advice: found}) })
}

func (*AdvicePart) replaces(before Part) bool {
	_, same := before.(*AdvicePart)
	return same
}
