package engine

import (
	"fmt"
	"strconv"

	"ketword/engine/internal/stride"
	"ketword/internal/splitmix"
)

// Seed names one puzzle of a list and mode.
type Seed uint64

// MaxSeed is the greatest seed, 2^63−1. Links stop at MaxLinkSeed, 2^53−1,
// the greatest whole number that every program can hold exactly.
const (
	MaxSeed     Seed = 1<<63 - 1
	MaxLinkSeed Seed = 1<<53 - 1
)

// ParseSeed reads a whole number from 0 to max.
func ParseSeed(s string, max Seed) (Seed, error) {
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil || Seed(n) > max {
		return 0, fmt.Errorf("%q: not a whole number from 0 to %d", s, max)
	}
	return Seed(n), nil
}

// Index returns the index among n answers that the seed names. Consecutive
// seeds visit every answer once before any repeats. n is from 1 to 4,000,000;
// else Index panics or its indices repeat.
func (s Seed) Index(n int) int { return stride.Index(uint64(s), n) }

// Partner returns the index among m partners of the first word, at least one,
// that the seed names for the second.
func (s Seed) Partner(m int) int {
	random := splitmix.Source(s)
	return int(random.Uint64() % uint64(m))
}
