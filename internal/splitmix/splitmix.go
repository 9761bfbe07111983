// Package splitmix is the random generator splitmix64 (Steele, Lea and Flood,
// "Fast splittable pseudorandom number generators", 2014). Puzzles and stored
// games depend on its numbers, so they never change.
package splitmix

// The constants of the generator. They spread bits wherever numbers are hashed, too.
const (
	Golden = 0x9e3779b97f4a7c15 // 2^64 divided by the golden ratio, made odd
	MixA   = 0xbf58476d1ce4e5b9 // Stafford's "Mix13", the first factor
	MixB   = 0x94d049bb133111eb // and the second
)

// Source is the generator with its state. It serves as a source of
// math/rand/v2.
type Source uint64

// Uint64 steps the state and returns 64 random bits.
func (s *Source) Uint64() uint64 {
	*s += Golden
	z := uint64(*s)
	z = (z ^ z>>30) * MixA
	z = (z ^ z>>27) * MixB
	return z ^ z>>31
}
