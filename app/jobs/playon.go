package jobs

import (
	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// PlayOn asks how the solver plays a game on from its turns, or from the start.
type PlayOn struct {
	Rules  engine.Rules
	Turns  []engine.Turn
	Secret engine.Secret
}

// StepPart is a guess of the solver.
type StepPart struct{ coach.Step }

func (*PlayOn) kind() string { return "play on" }

func (p *PlayOn) fields() smalljson.Object {
	return append(position(&p.Rules, &p.Turns), smalljson.Field{Name: "secret", Value: secretText(&p.Secret)})
}

func (p *StepPart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "number", Value: &p.Number},
		{Name: "left", Value: left(&p.Left)},
		{Name: "guess", Value: ranked(&p.Guess)},
		{Name: "turn", Value: turnText(&p.Turn)},
		{Name: "after", Value: &p.After},
	}
}

func (p *PlayOn) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	g := coach.Game{Rules: p.Rules, Turns: p.Turns, Secret: p.Secret}
	return coach.PlayOn(ctx, t, g, func(s coach.Step) { tell(&StepPart{s}) })
}
