package columns

// Counter counts into how many parts guesses divide the answers of grids. It is not for use
// by several goroutines.
type Counter struct {
	stamps []uint32 // by pattern: of the guess that had it last
	now    uint32
}

// NewCounter returns a counter for patterns of so many letters.
func NewCounter(length int) *Counter {
	patterns := 2*int(weightOf[1<<length-1]) + 1
	return &Counter{stamps: make([]uint32, max(patterns, SmallPatterns))}
}

// tick returns a stamp that no pattern has.
func (c *Counter) tick() uint32 {
	c.now++
	if c.now == 0 {
		clear(c.stamps)
		c.now = 1
	}
	return c.now
}

// Parts returns into how many parts a guess divides the answers of a grid: how many
// different patterns it has. If they are not more than least, it may stop counting and
// return least.
func (c *Counter) Parts(g *Grid, guess int, least int) int {
	if !g.Small() {
		return max(c.ofNumbers(g.Patterns(guess)), least)
	}
	return c.ofPacked(g, guess, least)
}

func (c *Counter) ofNumbers(patterns []uint32) int {
	now, parts := c.tick(), 0
	for _, p := range patterns {
		if c.stamps[p] != now {
			c.stamps[p] = now
			parts++
		}
	}
	return parts
}

// ofPacked counts the patterns of eight answers at a time, and gives up when too many have
// been there before.
func (c *Counter) ofPacked(g *Grid, guess, least int) int {
	rows := g.Packed(guess)
	n := g.width
	r0, r1, r2, r3, r4 := rows[0][:n], rows[1][:n], rows[2][:n], rows[3][:n], rows[4][:n]
	now, parts := c.tick(), 0
	stamps := (*[SmallPatterns]uint32)(c.stamps)
	spare := g.answers - least - 1 // answers that may have a pattern that was there before
	left := g.answers
	for i := range r0 {
		cells := r0[i] + r1[i] + r2[i] + r3[i] + r4[i]
		if left < SmallCells {
			for ; left > 0; left-- {
				if p := uint8(cells); stamps[p] != now {
					stamps[p] = now
					parts++
				}
				cells >>= smallCell
			}
			break
		}
		left -= SmallCells
		for range SmallCells {
			p := uint8(cells)
			fresh := 0
			if stamps[p] != now {
				fresh = 1
			}
			stamps[p] = now
			parts += fresh
			cells >>= smallCell
		}
		if g.answers-left-parts > spare {
			return least
		}
	}
	return max(parts, least)
}
