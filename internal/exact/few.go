package exact

import (
	"errors"
	"math"

	"ketword/engine"
	"ketword/internal/each"
)

// Few is a game of few secrets, for callers that already know what every guess shows of them, and
// want the best guess rather than a strategy.
type Few struct {
	game   *Game
	matrix Matrix
	writer *Writer
}

// NewFew returns a game of one to 255 secrets, after some turns. Only guesses that were added may
// be made: all that the rules allow as the first guess must be added, among them the words of the
// secrets. Feedbacks are told apart by numbers below numbers; wins is the number of a guess that
// wins.
func NewFew(g Game, numbers int, wins uint32) *Few {
	f := &Few{game: &g, writer: NewWriter(numbers, wins)}
	f.game.DrawKeys()
	f.matrix.Shares = g.Most > 1
	f.writer.Begin(&f.matrix, len(g.Secrets), len(g.Guesses))
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

// Best returns the guess after which all games take the fewest guesses, and how many they take. It
// stops after about so many steps, each of which tries out a guess. The error is [ErrSteps], or
// that of ctx.
func (f *Few) Best(ctx engine.Context, steps int) (guess, total int, err error) {
	return f.best(ctx, steps, fewBits)
}

// First is [Few.Best] for a handful of secrets, with a fixed choice among equally good guesses: the
// one of the lowest bound, then the one that wins the most secrets, then the first.
func (f *Few) First(ctx engine.Context) (guess, total int, err error) {
	const bits = 6
	f.game.byBound = true
	return f.best(ctx, math.MaxInt, bits)
}

// best finds the best guess with a transposition table of 2^bits positions.
func (f *Few) best(ctx engine.Context, steps, bits int) (guess, total int, err error) {
	f.matrix.Finish()
	s := NewSearch(ctx, f.game, NewTranspositions(bits))
	s.steps = steps
	p := f.game.Position(&f.matrix, each.Index[int32](len(f.game.Secrets)), f.game.Past, f.game.Tries())
	total, first := s.Solve(&p, Impossible, 0)
	if s.steps < 0 {
		return 0, 0, ErrSteps
	}
	return int(first), total, ctx.Err()
}
