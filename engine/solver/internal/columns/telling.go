package columns

import (
	"math/bits"

	"ketword/internal/splitmix"
)

// A column tells something of some answers only if it contributes differently to
// their patterns. Guesses that have the same telling columns divide the answers in the same
// way, and one whose telling columns are among those of another divides them no finer: each
// column's contribution can be read off the pattern. So of a list of guesses few need
// to be looked at.

// combination is the telling columns of a guess: each by its number, counted from 1, in
// the place of its first position; 0 where there is none.
type combination struct{ low, high uint64 }

const (
	placeBits = 12 // of a column's number
	perHalf   = MaxLength / 2
)

func (c combination) plus(other combination) combination {
	return combination{c.low + other.low, c.high + other.high}
}

func (c combination) minus(other combination) combination {
	return combination{c.low - other.low, c.high - other.high}
}

func (c combination) hash() uint64 {
	h := (c.low ^ c.high*splitmix.Golden) * splitmix.MixB
	return h ^ h>>32
}

// Sieve finds the guesses that need to be looked at. It keeps what it needs for that, and
// is not for use by several goroutines.
type Sieve struct {
	set    *Set
	parts  []combination // by column: what it adds to the combination of a guess
	places []place       // a hash table of combinations
	size   int           // of the table, a power of two
	now    uint32
	found  []int32 // guesses
	at     []int32 // their places
}

type place struct {
	combination
	age     uint32 // of the grid that it was filled for
	covered bool   // its columns are among those of another guess
}

// NewSieve returns a sieve for the guesses of a set, which has all of them.
func NewSieve(s *Set) *Sieve {
	guesses := len(s.made) / s.stride
	size := 1 << bits.Len(uint(2*guesses))
	return &Sieve{set: s, parts: make([]combination, len(s.columns)), places: make([]place, size), size: size}
}

// Telling returns those of some guesses that divide the answers of a grid as no
// other of them does, or more finely: the first of those that have the same telling columns, and
// none whose telling columns are among those of another. A guess that tells nothing is
// left out. The result is valid until the next call.
func (s *Sieve) Telling(g *Grid, guesses []int32) []int32 {
	if len(s.set.columns) >= 1<<placeBits { // their numbers have no room in a combination
		return guesses
	}
	s.weigh(g)
	s.now++
	s.found, s.at = s.found[:0], s.at[:0]
	for _, guess := range guesses {
		c := s.combine(guess)
		if c == (combination{}) {
			continue
		}
		at := s.place(c)
		if s.places[at].age != s.now {
			s.places[at] = place{combination: c, age: s.now}
			s.found, s.at = append(s.found, guess), append(s.at, int32(at))
		}
	}
	s.cover()
	kept := s.found[:0]
	for i, guess := range s.found {
		if !s.places[s.at[i]].covered {
			kept = append(kept, guess)
		}
	}
	return kept
}

// weigh finds which columns tell something of the answers of a grid.
func (s *Sieve) weigh(g *Grid) {
	for i, c := range s.set.columns {
		s.parts[i] = combination{}
		if !g.tells(int32(i)) {
			continue
		}
		number, at := uint64(i+1), bits.TrailingZeros16(c.positions)
		if at < perHalf {
			s.parts[i].low = number << (at * placeBits)
		} else {
			s.parts[i].high = number << ((at - perHalf) * placeBits)
		}
	}
}

// tells reports whether a column contributes differently to some patterns.
func (g *Grid) tells(column int32) bool {
	row := g.row(column)
	perWord := packed / g.cell
	if g.answers == 0 {
		return false
	}
	first := row[0] & (1<<g.cell - 1)
	all := first
	for n := g.cell; n < packed; n *= 2 {
		all |= all << n
	}
	full := g.answers / perWord
	for _, cells := range row[:full] {
		if cells != all {
			return true
		}
	}
	rest := uint(g.answers % perWord * g.cell)
	return rest > 0 && row[full] != all&(1<<rest-1)
}

// combine returns the telling columns of a guess.
func (s *Sieve) combine(guess int32) combination {
	var c combination
	for _, column := range s.set.of(int(guess)) {
		if column != none {
			c = c.plus(s.parts[column])
		}
	}
	return c
}

// place returns the place of a combination in the table.
func (s *Sieve) place(c combination) int {
	mask := uint64(s.size - 1)
	for at := c.hash() & mask; ; at = (at + 1) & mask {
		if p := &s.places[at]; p.age != s.now || p.combination == c {
			return int(at)
		}
	}
}

// cover marks the combinations that lack one column of another that was found.
func (s *Sieve) cover() {
	for i, guess := range s.found {
		c := s.places[s.at[i]].combination
		for _, column := range s.set.of(int(guess)) {
			if column == none || s.parts[column] == (combination{}) {
				continue
			}
			if p := &s.places[s.place(c.minus(s.parts[column]))]; p.age == s.now {
				p.covered = true
			}
		}
	}
}
