package check

import "slices"

// grid is what guesses tell of the secrets of a position. Each row labels the groups that a guess
// makes, in the order in which they occur.
type grid struct {
	n       int      // secrets
	guesses []int    // by row: its guess, by number
	parts   []int32  // by row: how many groups it makes, a won one included
	wins    []uint8  // by row: how many of them are won
	labels  []uint16 // row by row
	seen    []int32  // hash table of rows, from 1
	names   []uint16 // by label of the grid that it comes from: the label here
	stamps  []uint32 // by the same: when it was given
	now     uint32
}

// wonLabel is that of a secret that a guess wins.
const wonLabel = 1<<16 - 1

func (g *grid) row(r int) []uint16 { return g.labels[r*g.n : (r+1)*g.n] }

// whole returns the grid of all guesses over some secrets.
func (s *search) whole(secrets []int32) *grid {
	g := &s.root
	g.n, g.guesses, g.labels = len(secrets), g.guesses[:0], g.labels[:0]
	for i, row := range s.rows {
		g.guesses = append(g.guesses, i)
		for _, secret := range secrets {
			label := row[secret]
			if label == s.won() {
				label = wonLabel
			}
			g.labels = append(g.labels, label)
		}
	}
	return g
}

// fill makes the grid of some columns of another. It leaves out rows that tell nothing and, if any
// guess may be made at any time, rows that equal an earlier one.
func (g *grid) fill(from *grid, columns []int32, free bool) {
	g.n = len(columns)
	g.guesses, g.parts, g.wins, g.labels = g.guesses[:0], g.parts[:0], g.wins[:0], g.labels[:0]
	size := 1
	for size < 2*len(from.guesses) {
		size *= 2
	}
	g.seen = slices.Grow(g.seen[:0], size)[:size]
	clear(g.seen)
	if g.names == nil {
		g.names, g.stamps = make([]uint16, 1<<16), make([]uint32, 1<<16)
	}
	for r, guess := range from.guesses {
		parts, wins, hash := g.label(from.row(r), columns)
		if parts < 2 || free && g.met(hash) {
			g.labels = g.labels[:len(g.labels)-g.n]
			continue
		}
		g.guesses, g.parts, g.wins = append(g.guesses, guess), append(g.parts, int32(parts)), append(g.wins, uint8(wins))
	}
}

// label adds a row.
func (g *grid) label(row []uint16, columns []int32) (parts, wins int, hash uint64) {
	g.now++
	if g.now == 0 {
		clear(g.stamps)
		g.now = 1
	}
	at := len(g.labels)
	g.labels = slices.Grow(g.labels, g.n)[:at+g.n]
	into := g.labels[at:]
	const prime = 0x9E3779B97F4A7C15
	for i, column := range columns {
		old := row[column]
		if old == wonLabel {
			into[i] = wonLabel
			wins = 1
			hash = (hash ^ wonLabel) * prime
			continue
		}
		if g.stamps[old] != g.now {
			g.stamps[old], g.names[old] = g.now, uint16(parts)
			parts++
		}
		into[i] = g.names[old]
		hash = (hash ^ uint64(into[i])) * prime
		hash ^= hash >> 29
	}
	return parts + wins, wins, hash
}

// met reports whether an earlier row equals the last one. If none does, it notes the last one.
func (g *grid) met(hash uint64) bool {
	last := len(g.guesses)
	row := g.row(last)
	mask := uint64(len(g.seen) - 1)
	for at := (hash >> 20) & mask; ; at = (at + 1) & mask {
		r := g.seen[at]
		if r == 0 {
			g.seen[at] = int32(last) + 1
			return false
		}
		if slices.Equal(g.row(int(r-1)), row) {
			return true
		}
	}
}
