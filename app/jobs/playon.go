package jobs

import (
	"ketword/app/internal/smalljson"
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

func (*PlayOn) kind() string { return "play on" }

func (p *PlayOn) fields() smalljson.Object {
	return append(position(&p.Game),
		smalljson.Field{Name: "secret", Value: secretText(&p.Secret)},
		smalljson.Field{Name: "strategy", Value: &p.By.Strategy},
		smalljson.Field{Name: "first", Value: wordText(&p.By.First)},
		smalljson.Field{Name: "seed", Value: textOf[uint64]{&p.By.Seed, writeSeed, readSeed}},
	)
}

func (p *StepPart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "strategy", Value: &p.Strategy},
		{Name: "number", Value: &p.Number},
		{Name: "left", Value: left(&p.Left)},
		{Name: "guess", Value: ranked(&p.Guess)},
		{Name: "turn", Value: turnText(&p.Turn)},
		{Name: "after", Value: &p.After},
	}
}

func (p *PlayOn) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.PlayOn(ctx, t, p.Game, p.By, func(s coach.Step) { tell(&StepPart{s}) })
}
