package engine

import (
	"strconv"

	"ketword/engine/internal/stride"
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
	if n < 1 || n > stride.MaxLength {
		panic(format.Text("engine: a seed among %d answers: want 1 to %d", n, stride.MaxLength))
	}
	return stride.Index(uint64(s), n)
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
