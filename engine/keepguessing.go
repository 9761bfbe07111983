package engine

import "slices"

// A player may keep guessing after a loss. That changes nothing of the game: it stays
// lost, with the same turns.

// GoesFurther reports whether the game was lost by its last try, and its secret not
// found since.
func (g Game) GoesFurther() bool {
	last, played := g.further.last()
	return g.Status() == Lost && !g.gaveUp && !(played && last.Feedback.Wins())
}

// PlayFurther returns a lost game after one more guess, by the same rules, as the last
// of [Game.Further]. The error is [ErrOver] unless the game goes further, or one of
// Play; the returned game then has the same rows.
func (g Game) PlayFurther(guess Word, v Vocabulary) (Game, error) {
	if !g.GoesFurther() {
		return g, ErrOver
	}
	g, turn, err := g.score(guess, v)
	if err == nil {
		g.further = g.further.with(turn)
	}
	return g, err
}

// Further returns the turns after the loss, as a copy.
func (g Game) Further() []Turn { return slices.Clone(g.further.items()) }

// Rows returns the turns, and behind them those after the loss, as a copy.
func (g Game) Rows() []Turn { return slices.Concat(g.turns.items(), g.further.items()) }
