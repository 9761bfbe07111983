// Package stride maps seeds to the indices of a list in steps of a prime number, so
// that consecutive seeds give every index once before any repeats.
package stride

// prime is greater than the length of any list, so the two share no factor.
const prime = 4611686018453

// MaxLength is the greatest length of a list. With a longer one Index would
// overflow.
const MaxLength = 4_000_000

// Index returns the index that a seed names in a list of n, from 1 to MaxLength.
func Index(seed uint64, n int) int {
	return int(seed % uint64(n) * prime % uint64(n))
}

// Seed is the inverse of Index: it returns the one seed below n that names an index.
func Seed(index, n int) uint64 {
	return uint64(index) * invert(prime%uint64(n), uint64(n)) % uint64(n)
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
