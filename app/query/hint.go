package query

import (
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// What the hint dialog asks: how many secrets are left, a clue, the best guess.

// Left asks how many secrets are possible after some turns, and which.
type Left struct{ coach.Game }

// LeftPart tells how many secrets are possible, and which, where they are few.
type LeftPart struct{ coach.Left }

func (l *Left) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	left, err := coach.SecretsLeft(ctx, t, l.Game)
	return tellOnly(tell, &LeftPart{left}, err)
}

// Clue asks for help after some turns that leaves the choice of a guess to the player.
type Clue struct{ coach.Game }

// CluePart tells it.
type CluePart struct{ coach.Clue }

func (c *Clue) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	clue, err := coach.ClueOf(ctx, t, c.Game)
	return tellOnly(tell, &CluePart{clue}, err)
}

// Guess asks for the best guess after some turns.
type Guess struct{ coach.Game }

// GuessPart tells the best guess, and what it is expected to do.
type GuessPart struct{ Guess solver.Ranked }

func (g *Guess) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	best, err := coach.BestGuess(ctx, t, g.Game)
	return tellOnly(tell, &GuessPart{best}, err)
}
