package columns

import "slices"

// A guess with columns of v₁, v₂, … values has at most v₁·v₂·… patterns. A column that
// contributes the same to all but d answers adds at most d patterns to those of the other columns. So the
// patterns are at most the product of some columns' values and the sum of what the others
// add.

// spread is what a column tells of the answers of a grid.

// Spreads is what the columns of a grid tell.
type Spreads struct {
	set *Set
	of  []uint32
}

// Spreads counts what each column tells. Cells must be small.
func (s *Spreads) Count(g *Grid) {
	s.set = g.set
	s.of = slices.Grow(s.of[:0], len(g.set.columns)+1)[:len(g.set.columns)+1]
	s.of[0] = 1
	for i := range g.set.columns {
		s.of[i+1] = g.spread(int32(i))
	}
}

// spread returns what a column tells: the answers that have not its commonest value, times 256, and
// the number of its values.
func (g *Grid) spread(column int32) uint32 {
	c := g.set.columns[column]
	letter, held := g.set.letters[c.letter]
	if !held {
		return 1
	}
	holders := g.holders[letter]
	var values, counts [32]int32 // the first is 0
	n := 1
	counts[0] = int32(g.answers - len(holders))
	for _, h := range holders {
		value, i := int32(c.contribution(h.positions)), 0
		for i < n && values[i] != value {
			i++
		}
		if i == n {
			values[i], counts[i] = value, 0
			n++
		}
		counts[i]++
	}
	most := slices.Max(counts[:n])
	if counts[0] == 0 {
		n--
	}
	return uint32(int32(g.answers)-most)<<8 | uint32(n)
}

// Most returns how many patterns a guess has at the most.
func (s *Spreads) Most(guess int32) int {
	columns := s.set.of(int(guess))
	var a, b, c, d, e uint32
	a, b, c = s.at(columns[0]), s.at(columns[1]), s.at(columns[2])
	d, e = s.at(columns[3]), s.at(columns[4])
	a, b = max(a, b), min(a, b)
	c, d = max(c, d), min(c, d)
	a, c = max(a, c), min(a, c)
	b, d = max(b, d), min(b, d)
	b, c = max(b, c), min(b, c) // a ≥ b ≥ c ≥ d
	a, e = max(a, e), min(a, e)
	b, e = max(b, e), min(b, e)
	c, e = max(c, e), min(c, e)
	d, e = max(d, e), min(d, e)
	bound := a & 255
	bound = min(bound*(b&255), bound+b>>8)
	bound = min(bound*(c&255), bound+c>>8)
	bound = min(bound*(d&255), bound+d>>8)
	bound = min(bound*(e&255), bound+e>>8)
	return int(bound)
}

func (s *Spreads) at(column int32) uint32 {
	return s.of[column+1]
}
