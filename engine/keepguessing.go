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

// Other says what has become of the word that a win has not found.
type Other uint8

// What can become of it.
const (
	NoOther      Other = iota // there is none, or it was shown
	OtherOffered              // it may be guessed once
	OtherMissed
	OtherFound
)

// Other returns what has become of the other word.
func (g Game) Other() Other {
	won, _ := g.turns.last()
	guess, guessed := g.after.last()
	switch {
	case !won.Feedback.Wins() || g.Puzzle.Secret.mode < 2:
		return NoOther
	case guessed && guess.Feedback.Wins() && guess.Guess != won.Guess:
		return OtherFound
	case guessed:
		return OtherMissed
	case g.shown:
		return NoOther
	}
	return OtherOffered
}

// Hidden returns the other word while it may be guessed; otherwise the empty word.
func (g Game) Hidden() Word {
	if last, _ := g.LastTurn(); g.Other() == OtherOffered {
		return g.Puzzle.Secret.Partner(last.Guess)
	}
	return Word{}
}

// ShowOther returns a won game after its other word was shown. It changes no other game.
func (g Game) ShowOther() Game {
	g.shown = g.shown || g.Other() == OtherOffered
	return g
}

// KeepGuessing returns a game that has ended after one more guess, as the last of [Game.TurnsAfterEnd]: a lost
// game by the same rules, a won one by its vocabulary alone. The error is [ErrOver] unless [Game.MayKeepGuessing]
// or that offers the other word, or one of Play; the returned game then has the same rows.
func (g Game) KeepGuessing(guess Word, v Vocabulary) (Game, error) {
	if !g.MayKeepGuessing() && g.Other() != OtherOffered {
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
