package engine

import (
	"slices"

	"ketword/internal/each"
)

// A player may keep guessing after a loss. That changes nothing of the game: it stays
// lost, with the same turns.

// MayKeepGuessing reports whether the game was lost by its last try, and its secret not
// found since.
func (g Game) MayKeepGuessing() bool {
	last, played := g.afterLoss.last()
	return g.Status() == Lost && !g.gaveUp && !(played && last.Feedback.Wins())
}

// KeepGuessing returns a lost game after one more guess, by the same rules, as the last
// of [Game.TurnsAfterLoss]. The error is [ErrOver] unless [Game.MayKeepGuessing], or one of
// Play; the returned game then has the same rows.
func (g Game) KeepGuessing(guess Word, v Vocabulary) (Game, error) {
	if !g.MayKeepGuessing() {
		return g, ErrOver
	}
	g, turn, err := g.score(guess, v)
	if err == nil {
		g.afterLoss = g.afterLoss.with(turn)
	}
	return g, err
}

// TurnsAfterLoss returns the turns after the loss, as a copy.
func (g Game) TurnsAfterLoss() []Turn { return slices.Clone(g.afterLoss.items()) }

// Rows returns the turns, and behind them those after the loss, as a copy.
func (g Game) Rows() []Turn { return each.Joined(g.turns.items(), g.afterLoss.items()) }
