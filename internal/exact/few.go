package exact

import (
	"errors"

	"ketword/engine"
	"ketword/internal/each"
)

// Few is a game of few secrets of one word each, for those who have at hand what every guess
// shows of them, and want the best guess and not the strategy.
type Few struct {
	game   *Game
	matrix Matrix
	writer *Writer
}

// NewFew returns the game of some secrets, from one to 255, after some turns, for so many
// guesses of a list. No guess may be made until it is added; those that may be first by the rules
// must be, and the secrets' words among them. Wins is the number that stands for the feedback
// of a guess that wins, and no less than that of any other.
func NewFew(rules engine.Rules, past []engine.Turn, guesses []engine.Word, secrets []engine.Secret, wins int) *Few {
	f := &Few{game: &Game{Rules: rules, Past: past, Guesses: guesses, Secrets: secrets, Most: 1}, writer: NewWriter(wins)}
	f.game.DrawKeys()
	f.writer.Begin(&f.matrix, len(secrets), len(guesses))
	return f
}

// Add adds a guess, by its index, and the numbers of the feedbacks that the secrets give it.
func (f *Few) Add(guess int, feedbacks []uint32) {
	f.writer.Add(&f.matrix, int32(guess), feedbacks, f.game.Free())
}

// fewBits is how many positions a search of few secrets remembers, as a power of two.
const fewBits = 15

// ErrSteps means that a search took more steps than it may.
var ErrSteps = errors.New("too many steps")

// Best returns the guess after which all games take the fewest guesses, and how many they
// take. It tries out so many guesses at the most, about: the error is [ErrSteps], or that of
// ctx.
func (f *Few) Best(ctx engine.Context, steps int) (guess, total int, err error) {
	f.matrix.Finish()
	s := NewSearch(ctx, f.game, NewTranspositions(fewBits))
	s.steps = steps
	p := f.game.Position(&f.matrix, each.Index[int32](len(f.game.Secrets)), f.game.Past, f.game.Tries())
	value, first := s.Solve(&p, Impossible, 0)
	if s.steps < 0 {
		return 0, 0, ErrSteps
	}
	return int(first), value, ctx.Err()
}
