package columns

import (
	"cmp"
	"slices"
)

// A guess with columns of v₁, v₂, … values has at most v₁·v₂·… patterns. A column that
// contributes the same to all but d answers adds at most d patterns to those of the other
// columns. So the patterns are at most the product of some columns' values and the sum of what
// the others add.

// spread is what a column tells of the answers of a grid: how many of them have not its commonest
// value, times 256, and how many values it has.
type spread uint32

// Spreads is what the columns of a grid tell.
type Spreads struct {
	set *Set
	of  []spread // by column, behind the one of none
}

// Count counts what each column tells of the answers of a grid.
func (s *Spreads) Count(g *Grid) {
	s.set = g.set
	s.of = slices.Grow(s.of[:0], len(g.set.columns)+1)[:len(g.set.columns)+1]
	s.of[0] = 1
	for i := range g.set.columns {
		s.of[i+1] = g.spread(int32(i))
	}
}

// spread returns what a column tells of the answers.
func (g *Grid) spread(column int32) spread {
	c := g.set.columns[column]
	letter, held := g.set.letters[c.letter]
	if !held {
		return 1
	}
	holders := g.holders[letter]
	type value struct{ contribution, answers uint32 }
	var room [8]value
	values := append(room[:0], value{0, uint32(g.answers - len(holders))})
	for _, h := range holders {
		contribution, i := c.contribution(h.positions), 0
		for i < len(values) && values[i].contribution != contribution {
			i++
		}
		if i == len(values) {
			values = append(values, value{contribution: contribution})
		}
		values[i].answers++
	}
	n, most := uint32(0), uint32(0)
	for _, v := range values {
		if v.answers > 0 {
			n++
			most = max(most, v.answers)
		}
	}
	return spread((uint32(g.answers)-most)<<8 | min(n, 255))
}

// Most returns how many patterns a guess has at the most.
func (s *Spreads) Most(guess int32) int {
	columns := s.set.of(int(guess))
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

// mostOf is Most for any number of columns.
func (s *Spreads) mostOf(columns []int32) int {
	var room [MaxLength]spread
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

// with returns how many patterns there are at the most with one more column, if there are so
// many without it.
func (s spread) with(patterns uint64) uint64 {
	return min(patterns*uint64(s&255), patterns+uint64(s>>8))
}

// at returns what a column tells; none tells nothing.
func (s *Spreads) at(column int32) spread { return s.of[column+1] }
