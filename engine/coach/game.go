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
	Pool   solver.Pool   // what the player knows of the secret: the words that it may be made of
}

// GameOf returns what the coach needs of a game, whose secret is known.
func GameOf(g engine.Game) Game {
	return Game{Rules: g.Puzzle.Rules, Turns: g.Turns(), Secret: g.Puzzle.Secret, Pool: PoolOf(g.Puzzle)}
}

// PoolOf returns the pool that a player of the puzzle must assume. If somebody chose the secret,
// that is all allowed guesses, even where the secret is an answer: a pool of answers would give
// that away.
func PoolOf(p engine.Puzzle) solver.Pool {
	if p.Chosen() {
		return solver.Guesses
	}
	return solver.Answers
}

// Equals reports whether two games are the same.
func (g Game) Equals(h Game) bool {
	return g.Rules == h.Rules && g.Secret == h.Secret && g.Pool == h.Pool && slices.Equal(g.Turns, h.Turns)
}

// WithoutSecret returns the game as whoever plays it knows it.
func (g Game) WithoutSecret() Game {
	g.Secret = engine.Secret{}
	return g
}

// Unplayed returns the game before its first turn.
func (g Game) Unplayed() Game {
	g.Turns = nil
	return g
}

// Errors of questions about a game.
var (
	ErrNoSecret = errors.New("the secret is not known")
	ErrNoTurn   = errors.New("the game has no such turn")
)

// Missing reports whether the secret is known and has a word that may not be guessed.
func (g Game) Missing(l engine.Vocabulary) bool { return g.lacked(l.Has) }

// Drawn reports whether the secret's words are answers. It returns true if the secret is not known.
func (g Game) Drawn(l *lexicon.Lexicon) bool { return !g.lacked(l.IsAnswer) }

// lacked reports whether has is false for a word of the secret.
func (g Game) lacked(has func(engine.Word) bool) bool {
	for w := range g.Secret.Words() {
		if !has(w) {
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

// WithSecret returns the game with the secret that [Game.FoundAlone] finds, if its secret is not
// known; otherwise the game as it is.
func (g Game) WithSecret() Game {
	if secret, found := g.FoundAlone(); found && !g.known() {
		g.Secret = secret
	}
	return g
}

// known reports whether the secret is known.
func (g Game) known() bool { return g.Secret.Mode().Valid() }

// costOf returns the cost by which the coach ranks guesses: that of the strongest
// player.
func costOf(mode engine.Mode) solver.Cost { return solver.Tuned(mode).Cost }

// FoundAlone returns the winning guess of a game of one word as its secret, if all rows fit it. No
// list need have the word.
func (g Game) FoundAlone() (engine.Secret, bool) {
	s, err := engine.NewSecret(g.Won())
	misfits := func(t engine.Turn) bool { return !t.Admits(s) }
	return s, err == nil && s.Mode() == g.Rules.Mode && !slices.ContainsFunc(g.Turns, misfits)
}

// after returns the secrets of the game's pool that some of its turns leave; if these leave none,
// those of all guesses ([solver.Candidates.Widened]). The error is that of [solver.Table.After] or
// of [engine.Rules.Validate], a [*engine.LengthError] for rules of another length, or
// [lexicon.ErrNoPair].
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
	over, err := t.Over(ctx, g.Pool)
	if err != nil {
		return solver.Candidates{}, err
	}
	c, err := over.After(ctx, g.Rules.Mode, turns)
	switch {
	case err != nil:
	case c.Len() == 0 && len(turns) == 0:
		err = lexicon.ErrNoPair
	default:
		c, err = c.Widened(ctx)
	}
	return c.WithLevel(g.Rules.Level), err
}
