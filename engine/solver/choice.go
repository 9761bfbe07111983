package solver

import "slices"

// choice is a guess under consideration, by its number.
type choice struct {
	guess    int
	cost     float64
	possible bool // it can win
}

// better reports whether a choice comes before another one: it costs less, or
// as much and can win where the other can't, or comes first in the alphabet.
func (a choice) better(b choice) bool {
	switch {
	case a.cost != b.cost:
		return a.cost < b.cost
	case a.possible != b.possible:
		return a.possible
	}
	return a.guess < b.guess
}

// numbers returns the guesses of choices in alphabetical order.
func numbers(choices []choice) []int {
	guesses := make([]int, len(choices))
	for i, c := range choices {
		guesses[i] = c.guess
	}
	slices.Sort(guesses)
	return guesses
}
