package solver

import (
	"context"

	"ketword/engine"
)

// Player chooses guesses.
type Player interface {
	// Next returns the guess for a position, whose turns the candidates know. The
	// error is [ErrNone] where no secret is possible, or that of ctx; beside that
	// of ctx, the guess is the best of those looked at by then, if there is any.
	Next(ctx context.Context, c Candidates) (engine.Word, error)
}

// Greedy always guesses what costs least. Of equal guesses, one that can win
// comes first, then the alphabet decides.
type Greedy struct {
	Cost       Cost
	Difficulty engine.Difficulty // the guesses that the rules allow
	among      []int             // of the guesses beside possible words, only these; empty for all
}

// Next returns the best guess.
func (g Greedy) Next(ctx context.Context, c Candidates) (engine.Word, error) {
	top, err := c.top(ctx, query{cost: g.Cost, difficulty: g.Difficulty, width: 1, among: g.among})
	if len(top) == 0 {
		return engine.Word{}, err
	}
	return c.table.guesses[top[0].guess], err
}

// Best returns up to so many guesses that a level of difficulty allows, the
// best first: as [Rank] does, but without counting all guesses over many
// secrets. Beside an error, it returns the best of those looked at by then.
func Best(ctx context.Context, c Candidates, cost Cost, d engine.Difficulty, width int) ([]Ranked, error) {
	top, err := c.top(ctx, query{cost: cost, difficulty: d, width: width})
	if len(top) == 0 {
		return nil, err
	}
	r := newRanker(c)
	ranked := make([]Ranked, len(top))
	for i, choice := range top {
		ranked[i] = r.ranked(choice.guess, cost)
	}
	return ranked, err
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
