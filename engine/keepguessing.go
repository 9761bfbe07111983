package engine

import (
	"slices"

	"ketword/internal/each"
)

// A player may keep guessing after a loss, or guess another word of the secret once after a win. That changes
// nothing of the game: it stays lost or won, with the same turns.

// MayKeepGuessing reports whether the game was lost by its last try, and its secret not
// found since.
func (g Game) MayKeepGuessing() bool {
	last, played := g.after.last()
	return g.Status() == Lost && !g.gaveUp && !(played && last.Feedback.Wins())
}

// MayGuessOther reports whether the game was won, and the secret has another word, which was neither guessed since
// nor shown.
func (g Game) MayGuessOther() bool {
	return g.Status() == Won && g.Puzzle.Secret.Mode() > 1 && !g.shown && len(g.after.items()) == 0
}

// ShowOther returns a won game after its other word was shown. It changes no other game.
func (g Game) ShowOther() Game {
	g.shown = g.shown || g.MayGuessOther()
	return g
}

// FoundOther reports whether the guess after a win was the other word of the secret.
func (g Game) FoundOther() bool {
	guess, guessed := g.after.last()
	won, _ := g.LastTurn()
	return guessed && g.Status() == Won && guess.Feedback.Wins() && guess.Guess != won.Guess
}

// KeepGuessing returns a game that has ended after one more guess, as the last of [Game.TurnsAfterEnd]: a lost
// game by the same rules, a won one by its vocabulary alone. The error is [ErrOver] unless [Game.MayKeepGuessing]
// or [Game.MayGuessOther], or one of Play; the returned game then has the same rows.
func (g Game) KeepGuessing(guess Word, v Vocabulary) (Game, error) {
	if !g.MayKeepGuessing() && !g.MayGuessOther() {
		return g, ErrOver
	}
	g, turn, err := g.score(guess, v)
	if err == nil {
		g.after = g.after.with(turn)
	}
	return g, err
}

// TurnsAfterEnd returns the turns after the end, as a copy.
func (g Game) TurnsAfterEnd() []Turn { return slices.Clone(g.after.items()) }

// Rows returns the turns, and behind them those after the end, as a copy.
func (g Game) Rows() []Turn { return each.Joined(g.turns.items(), g.after.items()) }
