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
// new one, and the old stays as it was. A guess takes the same time whether it
// is the first or the thousandth.
type Game struct {
	Puzzle  Puzzle
	turns   log[Turn]
	hints   log[Turn] // the turns that tell something new; empty under Normal
	refused log[refusal]
	gaveUp  bool
}

// refusal is a guess that was refused for a hint that it does not use. More
// turns never allow what one forbids, so it need not be looked at again, which
// can take a pass over all answers.
type refusal struct {
	guess Word
	hint  *HintError
}

// NewGame returns the game before the first guess.
func NewGame(p Puzzle) Game { return Game{Puzzle: p} }

// Replay returns the game after the guesses, and the error of the first that
// the rules refuse, as Play gives it, with its number.
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

// Play returns the game after one more guess. The error is [ErrOver] or one
// of [Rules.Check]. A refused guess costs no try: the game that is returned has
// the same turns.
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

// check asks the rules, which are shown each hint once, and tells a hint by the
// number of the first turn that gave it.
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

// refusal returns what is remembered of a guess that was refused.
func (g Game) refusal(guess Word) (r refusal, known bool) {
	for _, r := range g.refused.items() {
		if r.guess == guess {
			return r, true
		}
	}
	return refusal{}, false
}

// remember returns the game after a guess was refused.
func (g Game) remember(guess Word, err error) Game {
	hint, is := errors.AsType[*HintError](err)
	if _, known := g.refusal(guess); is && !known {
		g.refused = g.refused.with(refusal{guess, hint})
	}
	return g
}

// GiveUp returns the game as lost. A game that has ended stays as it is.
func (g Game) GiveUp() Game {
	g.gaveUp = g.gaveUp || g.Status() == Playing
	return g
}

// GaveUp reports whether the game was lost by giving up.
func (g Game) GaveUp() bool { return g.gaveUp }

// Turns returns the turns played, to be read only.
func (g Game) Turns() []Turn { return g.turns.items() }

// Last returns the last turn; false before the first guess.
func (g Game) Last() (t Turn, played bool) { return g.turns.last() }

// Guesses returns the words guessed.
func (g Game) Guesses() []Word {
	words := make([]Word, 0, len(g.turns.items()))
	for _, t := range g.turns.items() {
		words = append(words, t.Guess)
	}
	return words
}

// Status derives how the game stands from its turns.
func (g Game) Status() Status {
	last, played := g.Last()
	tries := g.Puzzle.Rules.Tries
	switch {
	case played && last.Feedback.Wins():
		return Won
	case g.gaveUp, tries != Unlimited && len(g.turns.items()) >= tries:
		return Lost
	}
	return Playing
}
