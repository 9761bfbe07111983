package engine

import (
	"fmt"
	"strconv"
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

// stride is a prime greater than any list, so that seed → index is a
// permutation of any n consecutive seeds.
const stride = 4611686018453

// Index returns the index among n answers that the seed names. Consecutive
// seeds visit every answer once before any repeats. n is at least 1 and at
// most 4,000,000, so that nothing overflows.
func (s Seed) Index(n int) int {
	return int(uint64(s) % uint64(n) * stride % uint64(n))
}

// Residue is the inverse of Index: the one seed below n that names index.
func Residue(index, n int) Seed {
	inverse := invert(stride%uint64(n), uint64(n))
	return Seed(uint64(index) * inverse % uint64(n))
}

// invert returns x with a·x ≡ 1 (mod n) by Euclid's extended algorithm; a
// and n have no common factor.
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

// Partner returns the index among m partners of the first word that the
// seed names for the second.
func (s Seed) Partner(m int) int {
	mix := SplitMix(s)
	return int(mix.Next() % uint64(m))
}

// SplitMix is the generator splitmix64 with its state (Steele, Lea and Flood,
// "Fast splittable pseudorandom number generators", 2014).
type SplitMix uint64

// Next steps the state and returns 64 random bits.
func (s *SplitMix) Next() uint64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
