package perfect

import "ketword/internal/patterns"

// partCounter counts into how many parts guesses divide the answers of grids. It is not for use
// by several goroutines.
type partCounter struct {
	stamps []uint32 // by pattern: of the guess that had it last
	now    uint32
}

// newPartCounter returns a counter for patterns of so many letters.
func newPartCounter(length int) *partCounter {
	return &partCounter{stamps: make([]uint32, max(patternCount(length), patterns.SmallPatterns))}
}

// patternCount returns how many patterns there are of so many letters. The last is that of a guess that wins.
func patternCount(length int) int {
	const marks = 3
	n := 1
	for range length {
		n *= marks
	}
	return n
}

// tick returns a new stamp.
func (c *partCounter) tick() uint32 {
	c.now++
	if c.now == 0 {
		clear(c.stamps)
		c.now = 1
	}
	return c.now
}

// parts returns into how many parts a guess divides the answers of a grid: how many
// different patterns it has. If they are not more than least, it may stop counting and
// return least.
func (c *partCounter) parts(g *patterns.Grid, guess, least int) int {
	if !g.Small() {
		return max(c.ofNumbers(g.Patterns(guess)), least)
	}
	return c.ofPacked(g, guess, least)
}

func (c *partCounter) ofNumbers(numbers []uint32) int {
	now, parts := c.tick(), 0
	for _, p := range numbers {
		if c.stamps[p] != now {
			c.stamps[p] = now
			parts++
		}
	}
	return parts
}

// ofPacked counts the patterns of eight answers at a time, and gives up when too many patterns have
// repeated.
func (c *partCounter) ofPacked(g *patterns.Grid, guess, least int) int {
	const cell = 64 / patterns.SmallCells // bits
	rows, answers := g.Packed(guess), g.Answers()
	n := len(rows[0])
	r0, r1, r2, r3, r4 := rows[0][:n], rows[1][:n], rows[2][:n], rows[3][:n], rows[4][:n]
	now, parts := c.tick(), 0
	stamps := (*[patterns.SmallPatterns]uint32)(c.stamps)
	spare := answers - least - 1 // answers that may have a pattern that was there before
	left := answers
	for i := range r0 {
		cells := r0[i] + r1[i] + r2[i] + r3[i] + r4[i]
		if left < patterns.SmallCells {
			for ; left > 0; left-- {
				if p := uint8(cells); stamps[p] != now {
					stamps[p] = now
					parts++
				}
				cells >>= cell
			}
			break
		}
		left -= patterns.SmallCells
		for range patterns.SmallCells {
			p := uint8(cells)
			fresh := 0
			if stamps[p] != now {
				fresh = 1
			}
			stamps[p] = now
			parts += fresh
			cells >>= cell
		}
		if answers-left-parts > spare {
			return least
		}
	}
	return max(parts, least)
}
