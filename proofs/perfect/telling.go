package perfect

import (
	"math/bits"

	"ketword/internal/patterns"
	"ketword/internal/splitmix"
)

// A column tells something of some answers only if it contributes differently to
// their patterns. Guesses that have the same telling columns divide the answers in the same
// way, and one whose telling columns are among those of another divides them no finer: each
// column's contribution can be read off the pattern. So of a list of guesses few need
// to be looked at.

// combination is the telling columns of a guess: the number of each, from 1, in the place of its
// first position; 0 elsewhere.
type combination struct{ low, high uint64 }

const (
	placeBits = 12 // of a column's number
	perHalf   = patterns.MaxLength / 2
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

// sieve finds the guesses that need to be looked at. It reuses its memory, so it is not for use by
// several goroutines.
type sieve struct {
	set    *patterns.Set
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

// newSieve returns a sieve for the guesses of a set, whose number is guesses.
func newSieve(s *patterns.Set, guesses int) *sieve {
	size := 1 << bits.Len(uint(2*guesses))
	return &sieve{set: s, parts: make([]combination, s.Columns()), places: make([]place, size), size: size}
}

// telling drops guesses that divide the answers of a grid no finer than others: of those that have
// the same telling columns it keeps the first, and none whose telling columns are among those of
// another, or that tells nothing. The result is valid until the next call.
func (s *sieve) telling(g *patterns.Grid, guesses []int32) []int32 {
	if s.set.Columns() >= 1<<placeBits { // their numbers have no room in a combination
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
func (s *sieve) weigh(g *patterns.Grid) {
	for i := range s.parts {
		s.parts[i] = combination{}
		if !tells(g, int32(i)) {
			continue
		}
		number, at := uint64(i+1), s.set.First(int32(i))
		if at < perHalf {
			s.parts[i].low = number << (at * placeBits)
		} else {
			s.parts[i].high = number << ((at - perHalf) * placeBits)
		}
	}
}

// tells reports whether a column contributes differently to some patterns.
func tells(g *patterns.Grid, column int32) bool {
	const packed = 64 // bits
	row, answers, cell := g.Row(column), g.Answers(), g.Cell()
	perWord := packed / cell
	if answers == 0 {
		return false
	}
	first := row[0] & (1<<cell - 1)
	all := first
	for n := cell; n < packed; n *= 2 {
		all |= all << n
	}
	full := answers / perWord
	for _, cells := range row[:full] {
		if cells != all {
			return true
		}
	}
	rest := uint(answers % perWord * cell)
	return rest > 0 && row[full] != all&(1<<rest-1)
}

// combine returns the telling columns of a guess.
func (s *sieve) combine(guess int32) combination {
	var c combination
	for _, column := range s.set.Of(int(guess)) {
		if column != patterns.None {
			c = c.plus(s.parts[column])
		}
	}
	return c
}

// place returns the place of a combination in the table.
func (s *sieve) place(c combination) int {
	mask := uint64(s.size - 1)
	for at := c.hash() & mask; ; at = (at + 1) & mask {
		if p := &s.places[at]; p.age != s.now || p.combination == c {
			return int(at)
		}
	}
}

// cover marks the combinations that another one has, and one column more.
func (s *sieve) cover() {
	for i, guess := range s.found {
		c := s.places[s.at[i]].combination
		for _, column := range s.set.Of(int(guess)) {
			if column == patterns.None || s.parts[column] == (combination{}) {
				continue
			}
			if p := &s.places[s.place(c.minus(s.parts[column]))]; p.age == s.now {
				p.covered = true
			}
		}
	}
}
