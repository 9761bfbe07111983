package query

import (
	"cmp"

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

// Review asks what there is to say of each turn of a game whose secret is known.
type Review struct{ coach.Game }

// ReviewPart tells what there is to say of a turn.
type ReviewPart struct{ Row coach.Row }

func (r *Review) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Review(ctx, t, r.Game, func(row coach.Row) { tell(&ReviewPart{Row: row}) })
}

// WhatIf asks what a turn of a game would have been with another guess.
type WhatIf struct {
	Review
	Turn  int // from 0
	Guess engine.Word
}

func (w *WhatIf) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	row, err := coach.WhatIf(ctx, t, w.Game, w.Turn, w.Guess)
	return tellOnly(tell, &ReviewPart{row}, err)
}

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

// Letters asks how often letters occur in the answers of a list, or in all words that may
// be guessed.
type Letters struct{ Guesses bool }

// LettersPart tells it, and how many words and pairs the list has.
type LettersPart struct{ coach.ListLetters }

func (l *Letters) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.CountList(ctx, t.Lexicon(), l.Guesses)
	return tellOnly(tell, &LettersPart{found}, err)
}

// Openers asks for the best first guesses by each cost.
type Openers struct {
	Mode  engine.Mode
	Width int // how many by each
}

// OpenersPart tells those of one cost.
type OpenersPart struct{ coach.Openers }

func (o *Openers) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.BestOpeners(ctx, t, o.Mode, o.Width, func(found coach.Openers) { tell(&OpenersPart{found}) })
}

// Opener asks what a word is expected to do as the first guess.
type Opener struct {
	Mode engine.Mode
	Word engine.Word
}

// OpenerPart tells it.
type OpenerPart struct{ Guess solver.Ranked }

func (o *Opener) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.RateOpener(t, o.Mode, o.Word)
	return cmp.Or(tellOnly(tell, &OpenerPart{found}, err), ctx.Err())
}
