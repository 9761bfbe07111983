package query

import (
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

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
	if err != nil {
		return err
	}
	tell(&OpenerPart{found})
	return ctx.Err()
}
