package engine

import (
	"errors"
	"fmt"
	"slices"
)

// Status tells how a game stands.
type Status uint8

// The statuses. Giving up loses.
const (
	Playing Status = iota
	Won
	Lost
)

// String returns "playing", "won" or "lost".
func (s Status) String() string {
	return [...]string{"playing", "won", "lost"}[s]
}

// ErrOver tells that a guess was made in a game that has ended.
var ErrOver = errors.New("the game is over")

// Puzzle is what a game is about: an identity, which holds the rules, and
// the secret.
type Puzzle struct {
	Identity
	Secret Secret
}

// Game is a puzzle and the turns played. Games are values: Play returns a
// new one, and the old stays as it was.
type Game struct {
	Puzzle Puzzle
	turns  []Turn // never written to in place
	gaveUp bool
}

// NewGame returns the game before the first guess.
func NewGame(p Puzzle) Game { return Game{Puzzle: p} }

// Replay returns the game after the guesses, and the error of the first that
// the rules refuse, as Play gives it, with its number.
func Replay(p Puzzle, guesses []Word, v Vocabulary) (Game, error) {
	g := NewGame(p)
	g.turns = slices.Grow(g.turns, len(guesses)) // so that many cost no copies
	for i, guess := range guesses {
		turn, err := g.next(guess, v)
		if err != nil {
			return g, fmt.Errorf("guess %d: %w", i+1, err)
		}
		g.turns = append(g.turns, turn)
	}
	return g, nil
}

// Play returns the game after one more guess. The error is [ErrOver] or one
// of [Rules.Check]; a refused guess costs nothing.
func (g Game) Play(guess Word, v Vocabulary) (Game, error) {
	turn, err := g.next(guess, v)
	if err != nil {
		return g, err
	}
	g.turns = append(slices.Clip(g.turns), turn)
	return g, nil
}

// next returns the turn of one more guess.
func (g Game) next(guess Word, v Vocabulary) (Turn, error) {
	if g.Status() != Playing {
		return Turn{}, ErrOver
	}
	if err := g.Puzzle.Rules.Check(g.turns, guess, v); err != nil {
		return Turn{}, err
	}
	return Turn{Guess: guess, Feedback: Score(guess, g.Puzzle.Secret)}, nil
}

// GiveUp returns the game as lost. A game that has ended stays as it is.
func (g Game) GiveUp() Game {
	g.gaveUp = g.gaveUp || g.Status() == Playing
	return g
}

// GaveUp reports whether the game was lost by giving up.
func (g Game) GaveUp() bool { return g.gaveUp }

// Turns returns the turns played, to be read only.
func (g Game) Turns() []Turn { return slices.Clip(g.turns) }

// Guesses returns the words guessed.
func (g Game) Guesses() []Word {
	words := make([]Word, len(g.turns))
	for i, t := range g.turns {
		words[i] = t.Guess
	}
	return words
}

// Status derives how the game stands from its turns.
func (g Game) Status() Status {
	n, tries := len(g.turns), g.Puzzle.Rules.Tries
	switch {
	case n > 0 && g.turns[n-1].Feedback.Wins():
		return Won
	case g.gaveUp, tries != Unlimited && n >= tries:
		return Lost
	}
	return Playing
}
