package coach

import (
	"errors"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
)

// Game is what the coach needs to know of a game.
type Game struct {
	Rules  engine.Rules
	Turns  []engine.Turn
	Secret engine.Secret // the zero Secret if it is not known
}

// GameOf returns what the coach needs of a game, whose secret is known.
func GameOf(g engine.Game) Game {
	return Game{Rules: g.Puzzle.Rules, Turns: g.Turns(), Secret: g.Puzzle.Secret}
}

// Unplayed returns the game before its first turn.
func (g Game) Unplayed() Game {
	g.Turns = nil
	return g
}

// What may be wrong with a question about a game.
var (
	ErrNoSecret = errors.New("the secret is not known")
	ErrNoTurn   = errors.New("the game has no such turn")
)

// Missing reports whether the secret is known, and not one of the list.
func (g Game) Missing(l *lexicon.Lexicon) bool {
	for w := range g.Secret.Words() {
		if !l.IsAnswer(w) {
			return true
		}
	}
	return false
}

// Won returns the guess that has won; the empty word if none has.
func (g Game) Won() engine.Word {
	for _, t := range g.Turns {
		if t.Feedback.Wins() {
			return t.Guess
		}
	}
	return engine.Word{}
}

// WithSecret returns a game of one secret word that was won with that word, which the last
// guess is, if all rows fit it; other games as they are.
func (g Game) WithSecret() Game {
	if g.known() || len(g.Turns) == 0 {
		return g
	}
	last := g.Turns[len(g.Turns)-1]
	alone, err := engine.NewSecret(last.Guess)
	fits := func(t engine.Turn) bool { return t.Admits(alone) }
	if err == nil && alone.Mode() == g.Rules.Mode && fits(last) && !slices.ContainsFunc(g.Turns, func(t engine.Turn) bool { return !fits(t) }) {
		g.Secret = alone
	}
	return g
}

// known reports whether the secret is.
func (g Game) known() bool { return g.Secret.Mode().Valid() }

// costOf returns the cost by which the coach ranks guesses: that of the strongest
// player.
func costOf(mode engine.Mode) solver.Cost { return solver.Tuned(mode).Cost }

// after returns the secrets that are possible after some turns of the game. The error
// is that of [solver.Table.After], of [engine.Rules.Validate], a [*engine.LengthError]
// for rules of another length, or [lexicon.ErrNoPair].
func (g Game) after(ctx engine.Context, t *solver.Table, turns []engine.Turn) (solver.Candidates, error) {
	if err := g.Rules.Validate(); err != nil {
		return solver.Candidates{}, err
	}
	if n := t.Lexicon().Length(); g.Rules.Length != n {
		return solver.Candidates{}, &engine.LengthError{Got: g.Rules.Length, Min: n, Max: n}
	}
	if err := engine.Pause(ctx); err != nil {
		return solver.Candidates{}, err
	}
	c, err := t.After(ctx, g.Rules.Mode, turns)
	if err == nil && c.Len() == 0 && len(turns) == 0 {
		err = lexicon.ErrNoPair
	}
	return c.WithLevel(g.Rules.Level), err
}
