package exact

import "math/bits"

// What can be told of a position without searching it. Let n be its secrets, and of a
// guess w the secrets that it wins, and m₁, m₂, … the sizes of the other groups. All
// games take one guess now, those not won another, and a group of m wins at
// most min(m, Δ) games by that, if no guess wins more than Δ; the rest take a third. So
//
//	guesses ≥ n + Σ (2·mᵢ − min(mᵢ, Δ)) = n + 2(n − w) − Σ min(mᵢ, Δ)
//
// With one word to a secret Δ is 1, and this is 3n − w − parts, a part that is won
// included.

// LowerBound returns the fewest guesses that the games of m secrets can take, if no guess wins
// more of them than most: one for each, and another for each that the first guess does not win.
func LowerBound(m, most int) int { return 2*m - min(m, most) }

// Impossible is more guesses than any games take: those that the rules don't allow.
const Impossible = 1 << 19

// counter counts the labels of rows.
type counter struct {
	stamps [Narrow + 1]uint32
	now    uint32
}

// tick returns a stamp above all earlier ones, with room for n others above it.
func (c *counter) tick(n int) uint32 {
	if c.now > 1<<31 {
		c.stamps, c.now = [Narrow + 1]uint32{}, 0
	}
	c.now++
	first := c.now
	c.now += uint32(n)
	return first
}

// columnsAtOnce is how many columns are counted between two checks whether the rest can suffice.
const columnsAtOnce = 8

// parts returns how many different labels a row of a matrix has in some columns, or 0 as
// soon as they can't be more than least.
func (c *counter) parts(m *Matrix, r int32, columns []uint8, least int) int {
	if m.parts[r] < fewLabels {
		return fewParts(m.row(r), columns, least)
	}
	row := m.row(r)
	now, parts := c.tick(0), 0
	spare := len(columns) - least - 1 // columns whose label may have been there before
	for i := 0; i < len(columns); {
		end := min(i+columnsAtOnce, len(columns))
		for _, at := range columns[i:end] {
			label := row[at]
			fresh := 0
			if c.stamps[label] != now {
				fresh = 1
			}
			c.stamps[label] = now
			parts += fresh
		}
		i = end
		if i-parts > spare {
			return 0
		}
	}
	return parts
}

// fewLabels is how many labels have a bit each in a word.
const fewLabels = 64

// fewParts is parts for a row whose labels are all below fewLabels. It gives each label a bit,
// which js/wasm counts faster.
func fewParts(row []uint8, columns []uint8, least int) int {
	labels := uint64(0)
	spare := len(columns) - least - 1
	for i := 0; i < len(columns); {
		end := min(i+columnsAtOnce, len(columns))
		for _, at := range columns[i:end] {
			labels |= 1 << (row[at] % fewLabels)
		}
		i = end
		if i-bits.OnesCount64(labels) > spare {
			return 0
		}
	}
	return bits.OnesCount64(labels)
}

// wins returns how many columns of a row are won.
func wins(row []uint8, columns []uint8) int {
	n := 0
	for _, at := range columns {
		if row[at] == won {
			n++
		}
	}
	return n
}

// StaticBound is what guessing the words of the secrets tells of a position.
type StaticBound struct {
	value    int32 // the fewest guesses, if the position is settled
	Guess    int32 // the first guess that attains them, if the position is settled; else None
	Most     int   // secrets that a guess wins at most
	MaxParts int   // the maximum of parts plus wins over these guesses
}

// staticBound looks at the guesses that may win at once. They settle a position if one of them
// leaves every other secret alone or, where guesses win one secret at most, all but two.
func (c *counter) staticBound(m *Matrix, columns []uint8, left int) StaticBound {
	n := len(columns)
	g := StaticBound{value: Impossible, Guess: None}
	nearly := int32(None)
	best := -1 // wins of the guess that settles it
	for _, at := range columns {
		for _, r := range m.winners[at] {
			if r == None {
				continue
			}
			row := m.row(r)
			w, parts := 1, c.parts(m, r, columns, 0)
			if m.Shares {
				w = wins(row, columns)
			}
			g.Most, g.MaxParts = max(g.Most, w), max(g.MaxParts, parts+w)
			switch alone := parts-1 == n-w; {
			case alone && w > best && (left >= 2 || w == n):
				best, g.value, g.Guess = w, int32(2*n-w), m.guesses[r]
			case nearly == None && !alone && w == 1 && parts == n-1 && left >= 3:
				nearly = m.guesses[r]
			}
			if g.Guess != None && !m.Shares {
				return g
			}
		}
	}
	switch {
	case g.Guess != None && best == g.Most:
	case nearly != None && g.Most == 1:
		g.value, g.Guess = int32(2*n), nearly
	default:
		g.value, g.Guess = Impossible, None
	}
	return g
}
