// Package share divides the first guesses of a list among runs that know nothing of each other.
package share

// Share is one of several parts of the first guesses of a list. Each is in one of them. The zero Share has
// all.
type Share struct {
	Part int // from 1 to Of
	Of   int
}

// Has reports whether the guess of a place in some order is in the share.
func (s Share) Has(place int) bool { return s.Of == 0 || place%s.Of == s.Part-1 }
