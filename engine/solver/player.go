package solver

import (
	"context"

	"ketword/engine"
)

// Player chooses guesses. In the same position it chooses the same, so that
// games can share its guesses, unless it has a method Varies() bool and that
// returns true.
type Player interface {
	// Next returns the guess for a position, whose turns the candidates know. The
	// error is [ErrNone] where no secret is possible, or that of ctx; beside that
	// of ctx, the guess is the best of those looked at by then, if there is any.
	Next(ctx context.Context, c Candidates) (engine.Word, error)
}

// varies reports whether a player says that it may choose differently in the
// same position.
func varies(p Player) bool {
	v, says := p.(interface{ Varies() bool })
	return says && v.Varies()
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
