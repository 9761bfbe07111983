package coach

import "ketword/engine/solver"

// Column is a figure of guesses, by which they can be put in order.
type Column string

// The columns, and what is best, by the strongest player: its choice, and then what costs least.
const (
	ByBest    Column = "best"
	ByLeft    Column = "left"    // secrets expected to be left; the fewest first
	ByBits    Column = "bits"    // expected to be gained; the most first
	ByGroups  Column = "groups"  // the most first
	ByLargest Column = "largest" // size of the largest group; the smallest first
	ByChance  Column = "chance"  // to win; the best first
	ByGuess   Column = "guess"   // the alphabet
)

// Columns returns the columns.
func Columns() []Column { return []Column{ByGuess, ByLeft, ByBits, ByGroups, ByLargest, ByChance} }

// Orders returns what guesses can be put in order by: the best first, and the columns.
func Orders() []Column {
	return []Column{ByBest, ByLeft, ByBits, ByGroups, ByLargest, ByChance, ByGuess}
}

// cost returns the cost of the guesses that a column puts first. Where its figures are
// equal, the secrets left decide.
func (c Column) cost() solver.Cost {
	figure := func(solver.Split) float64 { return 0 }
	switch c {
	case ByBits:
		return solver.Entropy
	case ByGroups:
		figure = func(s solver.Split) float64 { return -float64(s.Parts()) }
	case ByLargest:
		figure = solver.Minimax
	case ByChance:
		figure = func(s solver.Split) float64 { return -float64(s.Wins) }
	}
	return func(s solver.Split) float64 { return solver.MaxPairs*figure(s) + solver.Eliminate(s) }
}
