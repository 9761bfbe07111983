package engine

import (
	"errors"
	"slices"

	"ketword/internal/each"
	"ketword/internal/format"
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
func (s Status) String() string { return [...]string{"playing", "won", "lost"}[s] }

// ErrOver means that a guess was made after the end of the game.
var ErrOver = errors.New("the game is over")

// Puzzle is what a game is about: the secret, and the identity, which has the rules.
type Puzzle struct {
	Identity
	Secret Secret
}

// ErrPuzzle means that the secret of a puzzle has another mode or length than its
// rules say.
var ErrPuzzle = errors.New("the secret is not one of the rules")

// consistent reports whether the secret is one that the rules can have.
func (p Puzzle) consistent() bool {
	return p.Secret.Mode() == p.Rules.Mode && p.Secret.Len() == p.Rules.Length
}

// Game is a puzzle and its turns. Games are values: Play returns a new game and does
// not change the old one. Under Normal the thousandth guess takes as long as the first;
// under Hard and Strict a guess is compared with every different turn before it, so
// repeats cost nothing. The rules of the puzzle and the vocabulary stay the same from
// the first guess to the last.
type Game struct {
	Puzzle Puzzle
	turns  log[Turn]
	after  log[Turn] // the guesses after the end
	hints  log[Turn] // both without repeats; empty under Normal
	alone  log[Word] // guesses that were refused since no answer makes a secret with them
	gaveUp bool
	shown  bool // the other words, after a win without a guess for them
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
			return g, format.Error("guess %d: %w", i+1, err)
		}
	}
	return g, nil
}

// Play returns the game after one more guess. The error is [ErrOver], one of
// [Rules.Check], or [ErrPuzzle]; the returned game then has the same turns, since a
// refused guess does not count.
func (g Game) Play(guess Word, v Vocabulary) (Game, error) {
	if g.Status() != Playing {
		return g, ErrOver
	}
	g, turn, err := g.score(guess, v)
	if err == nil {
		g.turns = g.turns.with(turn)
	}
	return g, err
}

// score returns the turn of a guess, and the game that knows its hints.
func (g Game) score(guess Word, v Vocabulary) (Game, Turn, error) {
	if err := g.Check(guess, v); err != nil {
		return g.refused(guess, err), Turn{}, err
	}
	if !g.Puzzle.consistent() {
		return g, Turn{}, ErrPuzzle
	}
	turn := Turn{Guess: guess, Feedback: Score(guess, g.Puzzle.Secret)}
	if g.Puzzle.Rules.Level != Normal && !slices.Contains(g.hints.items(), turn) {
		g.hints = g.hints.with(turn)
	}
	return g, turn, nil
}

// Check returns why the rules refuse a guess, as [Rules.Check] does, whether or not the game goes
// on; nil if they allow it. After a win the level no longer counts. If somebody chose the secret, any guess of a
// [WordList] may be a word of it, and its own words may be guessed even if the list lacks them. Repeated rows are
// checked once; the Turn of a [HintError] is an index in [Game.Rows].
func (g Game) Check(guess Word, v Vocabulary) error {
	if v != nil && g.Status() != Won && slices.Contains(g.alone.items(), guess) {
		return errNoPartner()
	}
	if list, is := v.(WordList); is && g.Puzzle.Chosen() {
		v = chosenSecret{AnySecret(list), g.Puzzle.Secret}
	}
	rules := g.Puzzle.Rules
	if g.Status() == Won { // the marks of the word that was found would forbid any other
		rules.Level = Normal
	}
	err := rules.Check(g.hints.items(), guess, v)
	if hint, is := errors.AsType[*HintError](err); is && hint.Turn >= 0 {
		hint.Turn = slices.Index(g.Rows(), g.hints.items()[hint.Turn])
	}
	return err
}

// refused returns the game after a guess was refused. It notes guesses without a
// partner: looking for one can take a pass over all answers, and more turns never
// give a guess a partner that it lacked.
func (g Game) refused(guess Word, err error) Game {
	hint, is := errors.AsType[*HintError](err)
	if is && hint.Kind == HintPartner && !slices.Contains(g.alone.items(), guess) {
		g.alone = g.alone.with(guess)
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

// Turns returns the turns, as a copy.
func (g Game) Turns() []Turn { return slices.Clone(g.turns.items()) }

// TurnCount returns how many turns there are.
func (g Game) TurnCount() int { return len(g.turns.items()) }

// LastTurn returns the last turn; false before the first guess.
func (g Game) LastTurn() (t Turn, played bool) { return g.turns.last() }

// Guesses returns the guessed words.
func (g Game) Guesses() []Word { return each.Of(g.turns.items(), func(t Turn) Word { return t.Guess }) }

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
