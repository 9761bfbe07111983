package jobs

import (
	"ketword/app/internal/smalljson"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Left asks how many secrets are possible after some turns, and which.
type Left struct{ coach.Game }

// LeftPart tells how many secrets are possible, and which, where they are few.
type LeftPart struct{ coach.Left }

func (*Left) kind() string { return "left" }

func (l *Left) fields() smalljson.Object { return position(&l.Game) }

func (p *LeftPart) fields() smalljson.Object { return left(&p.Left) }

func (l *Left) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	left, err := coach.SecretsLeft(ctx, t, l.Game)
	return tellOnly(tell, &LeftPart{left}, err)
}

// Clue asks for help after some turns that leaves the choice of a guess to the player.
type Clue struct{ coach.Game }

// CluePart tells it.
type CluePart struct{ coach.Clue }

func (*Clue) kind() string { return "clue" }

func (c *Clue) fields() smalljson.Object { return position(&c.Game) }

func (p *CluePart) fields() smalljson.Object {
	return smalljson.Object{
		{Name: "letter", Value: &p.Letter},
		{Name: "share", Value: &p.Share},
		{Name: "word", Value: wordText(&p.Word)},
		{Name: "rare", Value: &p.Rare},
	}
}

func (c *Clue) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	clue, err := coach.ClueOf(ctx, t, c.Game)
	return tellOnly(tell, &CluePart{clue}, err)
}

// Guess asks for the best guess after some turns.
type Guess struct{ coach.Game }

// GuessPart tells the best guess, and what it is expected to do.
type GuessPart struct{ Guess solver.Ranked }

func (*Guess) kind() string { return "guess" }

func (g *Guess) fields() smalljson.Object { return position(&g.Game) }

func (p *GuessPart) fields() smalljson.Object {
	return smalljson.Object{{Name: "guess", Value: ranked(&p.Guess)}}
}

func (g *Guess) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	best, err := coach.BestGuess(ctx, t, g.Game)
	return tellOnly(tell, &GuessPart{best}, err)
}
