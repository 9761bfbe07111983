package engine

import "errors"

// ErrNotEasier means that a level is not easier than that of the game.
var ErrNotEasier = errors.New("not an easier level")

// Eased returns the game with its turns by an easier level: what a level allows, an
// easier one does. The error is [ErrOver] or [ErrNotEasier], and then the game is g.
func (g Game) Eased(d Difficulty) (Game, error) {
	p := g.Puzzle
	switch {
	case g.Status() != Playing:
		return g, ErrOver
	case d.In(p.Rules.Mode) >= p.Rules.Difficulty.In(p.Rules.Mode):
		return g, ErrNotEasier
	}
	p.Rules.Difficulty = d
	return Replay(p, g.Guesses(), nil)
}
