package engine

import (
	"strconv"

	"ketword/internal/format"
	"ketword/internal/splitmix"
)

// Seed names a puzzle, given a list and a mode.
type Seed uint64

// MaxSeed is the largest seed, 2^63−1. MaxDrawnSeed is the largest that is drawn, 2^53−1:
// all programs, JavaScript's included, hold whole numbers up to it exactly.
const (
	MaxSeed      Seed = 1<<63 - 1
	MaxDrawnSeed Seed = 1<<53 - 1
)

// ParseSeed reads a whole number from 0 to [MaxSeed]. The error is a [*ParseError].
func ParseSeed(s string) (Seed, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || Seed(n) > MaxSeed {
		return 0, &ParseError{Text: s, Want: format.Text("a whole number from 0 to %d", MaxSeed)}
	}
	return Seed(n), nil
}

// Index returns the index that the seed names among n answers. Consecutive seeds
// name every answer once before any repeats. It panics unless n is from 1 to
// 4,000,000.
func (s Seed) Index(n int) int {
	if n < 1 || n > maxAnswers {
		panic(format.Text("engine: a seed among %d answers: want 1 to %d", n, maxAnswers))
	}
	return int(uint64(s) % uint64(n) * stride % uint64(n))
}

// Partner returns the index of the second word that the seed names among the m
// partners of the first. It panics unless m is at least 1.
func (s Seed) Partner(m int) int {
	if m < 1 {
		panic(format.Text("engine: a seed among %d partners: want at least 1", m))
	}
	random := splitmix.Source(s)
	return int(random.Uint64() % uint64(m))
}

// Seeds name the indices of a list in steps of a prime number, so that consecutive seeds
// give every index once before any repeats.

// stride is prime and greater than the length of any list, so the two share no factor.
const stride = 4611686018453

// maxAnswers is the greatest length of a list. With a longer one Index would overflow.
const maxAnswers = 4_000_000

// SeedOf is the inverse of [Seed.Index]: it returns the one seed below n that names an
// index among n answers.
func SeedOf(index, n int) Seed {
	return Seed(uint64(index) * invert(stride%uint64(n), uint64(n)) % uint64(n))
}

// invert returns x with a·x ≡ 1 (mod n), by Euclid's extended algorithm. a and n must
// share no factor.
func invert(a, n uint64) uint64 {
	r0, r1 := int64(n), int64(a)
	t0, t1 := int64(0), int64(1)
	for r1 != 0 {
		q := r0 / r1
		r0, r1 = r1, r0-q*r1
		t0, t1 = t1, t0-q*t1
	}
	return uint64((t0 + int64(n)) % int64(n))
}
