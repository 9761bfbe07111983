package solver

import "math"

// Cost ranks guesses by how they split the possible secrets: the least is the
// best. It knows nothing else of them, so it serves secrets of one word and of
// two. Of splits that win as many secrets, none may cost less than the one that
// leaves every other secret in a group of its own: a search that finds such a
// guess stops.
type Cost func(Split) float64

// Eliminate is the number of secrets that are expected to be left. The guess of
// the least cost has the greatest mean number of secrets eliminated, which is
// Secrets less the cost.
func Eliminate(s Split) float64 { return s.Remaining() }

// Entropy is the information that is expected to be lacking after the guess, in
// bits.
func Entropy(s Split) float64 { return math.Log2(float64(s.Secrets)) - s.Bits() }

// Minimax is the size of the largest group that is left.
func Minimax(s Split) float64 { return float64(s.Worst()) }

// MostParts is the mean size of the groups, of which one that is won is empty: the
// more groups, the less.
func MostParts(s Split) float64 { return float64(s.left()) / float64(s.Parts()) }

// Growth returns the cost Σ m·(1 + c·ln m) over the groups of m secrets that
// the guess does not win. It estimates how many guesses they will still take in
// all: for each, about the logarithm of the size of its group.
func Growth(c float64) Cost {
	return func(s Split) float64 {
		return float64(s.Secrets-s.Wins) + c*math.Ln2*float64(s.figures().logs)/logUnit
	}
}
