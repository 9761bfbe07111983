package solver

import (
	"context"

	"ketword/engine"
)

// Player chooses guesses.
type Player interface {
	// Next returns the guess for a position, whose turns the candidates know. The
	// error is [ErrNone] where no secret is possible, or that of ctx.
	Next(ctx context.Context, c Candidates) (engine.Word, error)
}

// Greedy always guesses what costs least. Of equal guesses, one that can win
// comes first, then the alphabet decides.
type Greedy struct {
	Cost       Cost
	Difficulty engine.Difficulty // the guesses that the rules allow
}

// Next returns the best guess.
func (g Greedy) Next(ctx context.Context, c Candidates) (engine.Word, error) {
	top, err := c.top(ctx, g.Cost, g.Difficulty, 1)
	if err != nil {
		return engine.Word{}, err
	}
	return c.table.guesses[top[0].guess], nil
}

// top returns the best guesses that the rules allow.
func (c Candidates) top(ctx context.Context, cost Cost, d engine.Difficulty, width int) ([]choice, error) {
	if c.Len() == 0 {
		return nil, ErrNone
	}
	s := search{ranker: newRanker(c), cost: cost, width: width, allowed: c.allowed(d)}
	top, err := s.best(ctx)
	if err == nil && len(top) == 0 {
		err = ErrNone
	}
	return top, err
}

// allowed returns which guesses the rules allow after the turns so far; nil
// if they allow all.
func (c Candidates) allowed(d engine.Difficulty) func(engine.Word) bool {
	if d == engine.Normal || len(c.turns) == 0 {
		return nil
	}
	rules := engine.Rules{Words: c.words, Length: c.table.length, Difficulty: d}
	v := c.table.lexicon
	return func(guess engine.Word) bool { return rules.Check(c.turns, guess, v) == nil }
}
