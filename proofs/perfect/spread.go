package perfect

import (
	"cmp"
	"slices"

	"ketword/internal/patterns"
)

// A guess with columns of v₁, v₂, … values has at most v₁·v₂·… patterns. A column that
// contributes the same to all but d answers adds at most d patterns to those of the other
// columns. So the patterns are at most the product of some columns' values and the sum of what
// the others add.

// spread is what a column tells of the answers of a grid: 256 times how many of them have another
// value than the commonest, plus how many values it has.
type spread uint32

// spreads is what the columns of a grid tell.
type spreads struct {
	set *patterns.Set
	of  []spread // by column, behind the one of [patterns.None]
}

// count counts what each column tells of the answers of a grid.
func (s *spreads) count(g *patterns.Grid) {
	s.of = slices.Grow(s.of[:0], s.set.Columns()+1)[:s.set.Columns()+1]
	s.of[0] = 1
	for i := range s.set.Columns() {
		s.of[i+1] = spreadOf(g, int32(i))
	}
}

// spreadOf returns what a column tells of the answers.
func spreadOf(g *patterns.Grid, column int32) spread {
	type value struct{ contribution, answers uint32 }
	var room [8]value
	answers := uint32(g.Answers())
	values := append(room[:0], value{0, answers})
	for contribution := range g.Contributions(column) {
		i := 0
		for i < len(values) && values[i].contribution != contribution {
			i++
		}
		if i == len(values) {
			values = append(values, value{contribution: contribution})
		}
		values[i].answers++
		values[0].answers--
	}
	n, most := uint32(0), uint32(0)
	for _, v := range values {
		if v.answers > 0 {
			n++
			most = max(most, v.answers)
		}
	}
	return spread((answers-most)<<8 | min(n, 255))
}

// most returns an upper bound of how many patterns a guess has.
func (s *spreads) most(guess int32) int {
	columns := s.set.Of(int(guess))
	if len(columns) != 5 {
		return s.mostOf(columns)
	}
	// A sorting network, without branches: this is asked of every guess again and again.
	a, b, c := s.at(columns[0]), s.at(columns[1]), s.at(columns[2])
	d, e := s.at(columns[3]), s.at(columns[4])
	a, b = max(a, b), min(a, b)
	c, d = max(c, d), min(c, d)
	a, c = max(a, c), min(a, c)
	b, d = max(b, d), min(b, d)
	b, c = max(b, c), min(b, c)
	a, e = max(a, e), min(a, e)
	b, e = max(b, e), min(b, e)
	c, e = max(c, e), min(c, e)
	d, e = max(d, e), min(d, e)
	most := b.with(a.with(1))
	return int(e.with(d.with(c.with(most))))
}

// mostOf is most for any number of columns.
func (s *spreads) mostOf(columns []int32) int {
	var room [patterns.MaxLength]spread
	sorted := room[:0]
	for _, c := range columns {
		sorted = append(sorted, s.at(c))
	}
	slices.SortFunc(sorted, func(a, b spread) int { return cmp.Compare(b, a) })
	most := uint64(1)
	for _, c := range sorted {
		most = c.with(most)
	}
	return int(most)
}

// with returns an upper bound of the patterns with one more column, if there are so many without
// it.
func (s spread) with(patterns uint64) uint64 {
	return min(patterns*uint64(s&255), patterns+uint64(s>>8))
}

// at returns what a column tells; [patterns.None] tells nothing.
func (s *spreads) at(column int32) spread { return s.of[column+1] }
