package solver

import "math"

// Cost ranks guesses by how they split the possible secrets: the lowest cost is the best. It sees
// only the split, so it serves secrets of one word and of two. Among splits that win equally many
// secrets, the one that leaves every other secret in a group of its own must have the lowest cost:
// a search that finds such a guess stops.
type Cost func(Split) float64

// Eliminate is the number of secrets that are expected to be left. The guess of the least cost
// eliminates the most secrets on average.
func Eliminate(s Split) float64 { return s.Remaining() }

// Entropy is the information that is expected to be lacking after the guess, in
// bits.
func Entropy(s Split) float64 { return math.Log2(float64(s.Secrets)) - s.Bits() }

// Minimax is the size of the largest group that is left.
func Minimax(s Split) float64 { return float64(s.Worst()) }

// MostParts is the mean size of the groups, so it is lower the more groups there are. A group that
// is won counts as empty.
func MostParts(s Split) float64 { return float64(s.left()) / float64(s.Parts()) }

// Growth returns the cost Σ m·(1 + c·ln m) over the groups of m secrets that
// the guess does not win. It estimates how many guesses they will still take in
// all: for each, about the logarithm of the size of its group.
func Growth(c float64) Cost {
	return func(s Split) float64 {
		return float64(s.Secrets-s.Wins) + c*math.Ln2*float64(s.figures().logs)/logUnit
	}
}
