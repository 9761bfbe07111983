// Package machines divides the first guesses of a list among several machines.
package machines

// Part is one of Of parts of the first guesses of a list. Each guess is in one part. The zero Part
// has all.
type Part struct {
	Number int // from 1 to Of
	Of     int
}

// Has reports whether the guess at a place in some order is in the part.
func (p Part) Has(place int) bool { return p.Of == 0 || place%p.Of == p.Number-1 }
