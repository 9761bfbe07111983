package friends

// Duel compares two people by the puzzles that both played.
type Duel struct {
	Both          int
	First, Second int // puzzles that one of them did better
}

// Duel returns how two people did in the puzzles of a selection that both played.
func (c Compared) Duel(s Selection, first, second string) Duel {
	var d Duel
	for _, round := range c.of(s) {
		a, b := round.of(first), round.of(second)
		if a == nil || b == nil {
			continue
		}
		d.Both++
		switch {
		case a.Cost() < b.Cost():
			d.First++
		case a.Cost() > b.Cost():
			d.Second++
		}
	}
	return d
}
