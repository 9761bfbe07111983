package lexicon

import (
	"math/rand/v2"

	"ketword/engine"
	"ketword/engine/internal/stride"
)

// Draw returns a random seed, at most [engine.MaxDrawnSeed]. The first word of its
// secret is drawn uniformly from those that can be first, the second from the
// partners of the first. The error is that of Puzzle.
func (l *Lexicon) Draw(r engine.Rules, random *rand.Rand) (engine.Seed, error) {
	s, err := l.secretsOf(r)
	if err != nil {
		return 0, err
	}
	first := random.IntN(s.count)
	fits := func(engine.Seed) bool { return true } // whether a seed names the second word, too
	if m := len(s.partners(s.first(first))); m > 0 {
		second := random.IntN(m)
		fits = func(seed engine.Seed) bool { return seed.Partner(m) == second }
	}
	for {
		if seed := drawSeed(first, s.count, random); fits(seed) {
			return seed, nil
		}
	}
}

// drawSeed draws one of the seeds that name an index among n.
func drawSeed(index, n int, random *rand.Rand) engine.Seed {
	lowest := engine.Seed(stride.Seed(index, n))
	steps := uint64(engine.MaxDrawnSeed-lowest)/uint64(n) + 1
	return lowest + engine.Seed(random.Uint64N(steps)*uint64(n))
}
