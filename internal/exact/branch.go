package exact

import (
	"cmp"
	"slices"
)

// branch tries out the guesses of a matrix that make less than below parts, the most promising
// first. Its results are those of [Search.Solve].
func (s *Search) branch(p *Position, m *Matrix, l *ply, upper, below, depth int) (int, int32) {
	lower := s.choose(p, m, l, upper, below)
	bound := lower // of all guesses
	for _, c := range l.choices {
		bound = min(bound, c.bound)
	}
	bound = max(bound, p.Lower)
	best, guess := upper, int32(None)
	for i, number := range l.first {
		c := l.choices[number]
		if i > 0 && (guess != None && best <= bound || s.stops()) {
			break
		}
		value := c.bound
		if value < best {
			value = s.after(p, m, c.row, best, depth)
		}
		if value < best {
			best, guess = value, m.guesses[c.row]
		}
		lower = min(lower, value)
	}
	if guess == None {
		return max(lower, upper), None
	}
	return best, guess
}

// choose lists the guesses that may take less than upper, and sorts them. It returns the lowest
// bound of all others.
func (s *Search) choose(p *Position, m *Matrix, l *ply, upper, below int) int {
	n := len(p.Secrets)
	l.choices, l.first = l.choices[:0], l.first[:0]
	others := Impossible
	for _, r := range m.order {
		parts := int(m.parts[r])
		if p.Most == 1 && 3*n-parts-1 >= upper {
			others = min(others, 3*n-parts-1)
			break
		}
		if parts >= below {
			continue
		}
		bound, squares, wins := rate(m.row(r), parts, p.Most)
		if bound >= upper {
			others = min(others, bound)
			continue
		}
		l.first = append(l.first, len(l.choices))
		c := choice{cost: 2*squares + n*bound, bound: bound, row: r}
		if s.byBound {
			c.cost = (Narrow+1)*bound - wins
		}
		l.choices = append(l.choices, c)
	}
	slices.SortFunc(l.first, func(i, j int) int {
		a, b := &l.choices[i], &l.choices[j]
		return cmp.Or(a.cost-b.cost, int(a.row-b.row))
	})
	return others
}

// rate returns a lower bound of how many guesses the games take after a guess, the sum of the
// squares of the groups that it makes, and how many secrets it wins.
func rate(row []uint8, parts, most int) (bound, squares, wins int) {
	var sizes [Narrow + 1]uint8
	for _, label := range row {
		sizes[label]++
	}
	bound = len(row)
	for _, size := range sizes[1 : parts+1] {
		if size > 0 {
			bound += LowerBound(int(size), most)
		}
		squares += int(size) * int(size)
	}
	wins = int(sizes[won])
	return bound, squares + wins*wins, wins
}
