package strategist

import (
	"math"

	"ketword/internal/exact"
)

// unit is the cost of one guess. Costs are whole numbers of its fractions.
const unit = 1024

// excess returns a table, in units, of how many guesses games take beyond their lower bound 2n − Δ,
// by experience. It is indexed by n − Δ, the number of secrets without the most common word, below
// most.
func excess(most int) []int32 {
	const growth = 0.08 // fits positions of 3 to 250 secrets, of one word or two
	table := make([]int32, most)
	for others := range table {
		table[others] = int32(math.Round(unit * growth * float64(others) * math.Log(float64(others+1))))
	}
	return table
}

// heuristic estimates how many guesses games take after a guess, from the sizes of the groups that
// it leaves.
type heuristic struct {
	win    uint16
	excess []int32
	number *[1 << 16]int32 // of a group, from 1, by outcome; all 0
	groups []sizes         // by number
	held   []uint16        // how many secrets of a group hold each word, group by group; all 0
}

func newHeuristic(g *Game, excess []int32) heuristic {
	return heuristic{win: uint16(g.code.Win()), excess: excess, number: new([1 << 16]int32)}
}

// sizes are how many secrets a group has, and how many of them have its most common word.
type sizes struct {
	outcome   uint16
	all, most int32
}

// cost estimates how many guesses, in units, the games of some secrets take after a guess. cells
// has the pattern of the guess against each word.
func (t *heuristic) cost(secrets []secret, cells []uint16) int {
	width := len(cells)
	for _, words := range secrets {
		number := t.numberOf(cells[words[0]]+cells[words[1]], width)
		group, held := &t.groups[number], t.held[number*width:][:width]
		group.all++
		for _, w := range words {
			if w != 0 {
				held[w]++
				group.most = max(group.most, int32(held[w]))
			}
		}
	}
	clear(t.held[:len(t.groups)*width])
	return t.sum()
}

// numberOf returns the number of an outcome's group, and begins a group if the outcome is new.
// words is the number of words.
func (t *heuristic) numberOf(outcome uint16, words int) int {
	if known := t.number[outcome]; known > 0 {
		return int(known - 1)
	}
	t.groups = append(t.groups, sizes{outcome: outcome})
	n := len(t.groups)
	t.number[outcome] = int32(n)
	if lack := n*words - len(t.held); lack > 0 {
		t.held = append(t.held, make([]uint16, lack)...)
	}
	return n - 1
}

// sum adds up the estimates of the groups that are not won, and drops the groups.
func (t *heuristic) sum() int {
	cost := 0
	for _, g := range t.groups {
		t.number[g.outcome] = 0
		if g.outcome != t.win {
			cost += unit*exact.LowerBound(int(g.all), int(g.most)) + int(t.excess[g.all-g.most])
		}
	}
	t.groups = t.groups[:0]
	return cost
}
