package query

import (
	"cmp"

	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// The tasks that the solver answers, each with its parts. Those of tournaments and chats have files of their own.

// Left asks how many secrets are possible after some turns, and which.
type Left struct{ coach.Game }

// LeftPart holds the number of possible secrets, and the secrets themselves if they are few.
type LeftPart struct{ coach.Left }

func (l *Left) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	left, err := coach.SecretsLeft(ctx, t, l.Game)
	return tellOnly(tell, &LeftPart{left}, err)
}

// Clue asks for a clue after some turns, which leaves the choice of a guess to the player.
type Clue struct{ coach.Game }

// CluePart holds the clue.
type CluePart struct{ coach.Clue }

func (c *Clue) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	clue, err := coach.ClueOf(ctx, t, c.Game)
	return tellOnly(tell, &CluePart{clue}, err)
}

// Guess asks for the best guess after some turns.
type Guess struct{ coach.Game }

// GuessPart holds the best guess and its expected costs.
type GuessPart struct{ Guess solver.Ranked }

func (g *Guess) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	best, err := coach.BestGuess(ctx, t, g.Game)
	return tellOnly(tell, &GuessPart{best}, err)
}

// PlayOn asks how a coach's player continues a game.
type PlayOn struct {
	coach.Game
	By coach.Player
}

// StepPart is a guess of the player.
type StepPart struct{ coach.Step }

func (p *PlayOn) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.PlayOn(ctx, t, p.Game, p.By, func(s coach.Step) { tell(&StepPart{s}) })
}

// Review asks for a review of each turn of a game whose secret is known.
type Review struct{ coach.Game }

// ReviewPart holds the review of one turn.
type ReviewPart struct{ Row coach.Row }

func (r *Review) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Review(ctx, t, r.Game, func(row coach.Row) { tell(&ReviewPart{Row: row}) })
}

// WhatIf asks for the review of a turn if another guess had been played.
type WhatIf struct {
	Review
	Turn  int // index of the turn, from 0
	Guess engine.Word
}

func (w *WhatIf) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	row, err := coach.WhatIf(ctx, t, w.Game, w.Turn, w.Guess)
	return tellOnly(tell, &ReviewPart{row}, err)
}

// Advise asks which secrets are possible in a position, and which guesses are best.
type Advise struct{ coach.Question }

// AdvicePart holds all that is known so far. It replaces the part before it.
type AdvicePart struct{ coach.Advice }

func (a *Advise) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.Advise(ctx, t, a.Question, func(found coach.Advice) { tell(&AdvicePart{Advice: found}) })
}

func (*AdvicePart) replaces(before Part) bool {
	_, same := before.(*AdvicePart)
	return same
}

// Letters asks how often each letter occurs in the answers of a list, or in all words that
// may be guessed.
type Letters struct{ Guesses bool }

// LettersPart holds the counts of letters, words and pairs.
type LettersPart struct{ coach.ListLetters }

func (l *Letters) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.CountList(ctx, t.Lexicon(), l.Guesses)
	return tellOnly(tell, &LettersPart{found}, err)
}

// Openers asks for the best first guesses by each cost.
type Openers struct {
	Mode  engine.Mode
	Width int // how many guesses for each cost
}

// OpenersPart holds the best first guesses by one cost.
type OpenersPart struct{ coach.Openers }

func (o *Openers) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	return coach.BestOpeners(ctx, t, o.Mode, o.Width, func(found coach.Openers) { tell(&OpenersPart{found}) })
}

// Opener asks for the expected costs of a word as the first guess.
type Opener struct {
	Mode engine.Mode
	Word engine.Word
}

// OpenerPart holds the word with its expected costs.
type OpenerPart struct{ Guess solver.Ranked }

func (o *Opener) run(ctx engine.Context, t *solver.Table, tell func(Part)) error {
	found, err := coach.RateOpener(t, o.Mode, o.Word)
	return cmp.Or(tellOnly(tell, &OpenerPart{found}, err), ctx.Err())
}
