package sample

import (
	"errors"
	"math/rand/v2"

	"ketword/engine"
	"ketword/internal/each"
)

// Impossible is the constant of internal/exact, whose tests import this package, so that it can't
// import that one.
const Impossible = 1 << 19

// Exhaustive finds the results of exact search by trying out every allowed guess after some turns.
type Exhaustive struct {
	Guesses []engine.Word
	Allows  func(turns []engine.Turn, guess engine.Word) bool
}

// Least returns the fewest guesses that the games of some secrets take after some turns, or
// [Impossible].
func (e Exhaustive) Least(secrets []engine.Secret, turns []engine.Turn, left int) int {
	switch {
	case left == 0:
		return Impossible
	case len(secrets) == 1:
		return 1
	}
	best := Impossible
	for _, guess := range e.Guesses {
		if e.Allows(turns, guess) {
			best = min(best, e.After(secrets, turns, left, guess, best))
		}
	}
	return best
}

// After returns the fewest guesses of those games if they begin with a guess. It may return
// [Impossible] if they are not fewer than best.
func (e Exhaustive) After(secrets []engine.Secret, turns []engine.Turn, left int, guess engine.Word, best int) int {
	total := len(secrets)
	for f, group := range each.Grouped(secrets, func(s engine.Secret) engine.Feedback { return engine.Score(guess, s) }) {
		switch {
		case f.Wins():
		case len(group) == len(secrets) || total+len(group) >= best:
			return Impossible
		default:
			total += e.Least(group, append(turns[:len(turns):len(turns)], engine.Turn{Guess: guess, Feedback: f}), left-1)
		}
	}
	return total
}

// RandomWords returns different words of the first letters of the alphabet.
func RandomWords(random *rand.Rand, count, length, letters int) []engine.Word {
	var words []engine.Word
	drawn := map[engine.Word]bool{}
	for len(words) < count {
		w := make([]engine.Letter, length)
		for i := range w {
			w[i] = engine.Letter('a' + random.IntN(letters))
		}
		if word := engine.WordOf(w...); !drawn[word] {
			words, drawn[word] = append(words, word), true
		}
	}
	return words
}

// ErrStopped is the error of a [Stopped] that has ended.
var ErrStopped = errors.New("stopped")

// Stopped is a context that ends after it was asked Asks times.
type Stopped struct{ Asks int }

// Err counts the call, and returns [ErrStopped] at the end.
func (s *Stopped) Err() error {
	if s.Asks--; s.Asks < 0 {
		return ErrStopped
	}
	return nil
}
