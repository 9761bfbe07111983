package engine

import (
	"errors"
	"fmt"
	"slices"
)

// Status says whether a game has ended, and how.
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

// ErrOver means that a guess was made after the end of the game.
var ErrOver = errors.New("the game is over")

// Puzzle is what a game is about: the secret, and the identity, which has the rules.
type Puzzle struct {
	Identity
	Secret Secret
}

// Game is a puzzle and its turns. Games are values: Play returns a new game and does
// not change the old one. The thousandth guess takes as long as the first.
type Game struct {
	Puzzle  Puzzle
	turns   log[Turn]
	hints   log[Turn] // the turns without repeats; empty under Normal
	refused log[refusal]
	gaveUp  bool
}

// refusal is a guess that was refused for a hint. More turns never allow what earlier
// ones forbid, so the guess need not be checked again, which can take a pass over
// all answers.
type refusal struct {
	guess Word
	hint  *HintError
}

// NewGame returns the game before the first guess.
func NewGame(p Puzzle) Game { return Game{Puzzle: p} }

// Replay returns the game after the guesses. It stops at the first guess that Play
// refuses, and returns that error with the number of the guess.
func Replay(p Puzzle, guesses []Word, v Vocabulary) (Game, error) {
	g := NewGame(p)
	for i, guess := range guesses {
		var err error
		if g, err = g.Play(guess, v); err != nil {
			return g, fmt.Errorf("guess %d: %w", i+1, err)
		}
	}
	return g, nil
}

// Play returns the game after one more guess. The error is [ErrOver] or one of
// [Rules.Check]; the returned game then has the same turns, since a refused guess
// does not count.
func (g Game) Play(guess Word, v Vocabulary) (Game, error) {
	if g.Status() != Playing {
		return g, ErrOver
	}
	if err := g.check(guess, v); err != nil {
		return g.remember(guess, err), err
	}
	turn := Turn{Guess: guess, Feedback: Score(guess, g.Puzzle.Secret)}
	if g.Puzzle.Rules.Difficulty != Normal && !slices.Contains(g.hints.items(), turn) {
		g.hints = g.hints.with(turn)
	}
	g.turns = g.turns.with(turn)
	return g, nil
}

// check applies the rules to the turns without repeats. In a [HintError] it replaces
// the index among these by the index among all turns.
func (g Game) check(guess Word, v Vocabulary) error {
	if r, known := g.refusal(guess); known {
		return r.hint
	}
	err := g.Puzzle.Rules.Check(g.hints.items(), guess, v)
	if hint, is := errors.AsType[*HintError](err); is && hint.Turn >= 0 {
		hint.Turn = slices.Index(g.turns.items(), g.hints.items()[hint.Turn])
	}
	return err
}

// refusal returns the earlier refusal of a guess.
func (g Game) refusal(guess Word) (r refusal, known bool) {
	for _, r := range g.refused.items() {
		if r.guess == guess {
			return r, true
		}
	}
	return refusal{}, false
}

// remember returns the game after the refusal of a guess.
func (g Game) remember(guess Word, err error) Game {
	hint, is := errors.AsType[*HintError](err)
	if _, known := g.refusal(guess); is && !known {
		g.refused = g.refused.with(refusal{guess, hint})
	}
	return g
}

// GiveUp returns the game as lost. It does not change a game that has ended.
func (g Game) GiveUp() Game {
	g.gaveUp = g.gaveUp || g.Status() == Playing
	return g
}

// GaveUp reports whether the game was lost by giving up.
func (g Game) GaveUp() bool { return g.gaveUp }

// Turns returns the turns. The caller must not change them.
func (g Game) Turns() []Turn { return g.turns.items() }

// LastTurn returns the last turn; false before the first guess.
func (g Game) LastTurn() (t Turn, played bool) { return g.turns.last() }

// Guesses returns the guessed words.
func (g Game) Guesses() []Word {
	words := make([]Word, 0, len(g.turns.items()))
	for _, t := range g.turns.items() {
		words = append(words, t.Guess)
	}
	return words
}

// Status returns whether the game has ended, and how.
func (g Game) Status() Status {
	last, played := g.LastTurn()
	tries := g.Puzzle.Rules.Tries
	switch {
	case played && last.Feedback.Wins():
		return Won
	case g.gaveUp, tries != Unlimited && len(g.turns.items()) >= tries:
		return Lost
	}
	return Playing
}
