package query

import (
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// PlayOn asks how a player plays a game on from its turns, or from the start.
type PlayOn struct {
	coach.Game
	By coach.Player
}

// StepPart is a guess of the player.
type StepPart struct{ coach.Step }

func (p *PlayOn) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.PlayOn(ctx, t, p.Game, p.By, func(s coach.Step) { tell(&StepPart{s}) })
}
