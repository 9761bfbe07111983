package jobs

import (
	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Left asks how many secrets are possible after some turns, and which.
type Left struct {
	Rules engine.Rules
	Turns []engine.Turn
}

// LeftPart tells how many secrets are possible, and which, where they are few.
type LeftPart struct{ coach.Left }

func (*Left) kind() string { return "left" }

func (l *Left) fields() smalljson.Object { return position(&l.Rules, &l.Turns) }

func (p *LeftPart) fields() smalljson.Object { return left(&p.Left) }

func (l *Left) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	left, err := coach.SecretsLeft(ctx, t, coach.Game{Rules: l.Rules, Turns: l.Turns})
	if err != nil {
		return err
	}
	tell(&LeftPart{Left: left})
	return nil
}

// Guess asks for the best guess after some turns.
type Guess struct {
	Rules engine.Rules
	Turns []engine.Turn
}

// GuessPart tells the best guess, and what it is expected to do.
type GuessPart struct{ Guess solver.Ranked }

func (*Guess) kind() string { return "guess" }

func (g *Guess) fields() smalljson.Object { return position(&g.Rules, &g.Turns) }

func (p *GuessPart) fields() smalljson.Object {
	return smalljson.Object{{Name: "guess", Value: ranked(&p.Guess)}}
}

func (g *Guess) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	best, err := coach.BestGuess(ctx, t, coach.Game{Rules: g.Rules, Turns: g.Turns})
	if err != nil {
		return err
	}
	tell(&GuessPart{Guess: best})
	return nil
}
