package strategist

import "math"

// steps returns a table for a [solver.Growth]: at m, by how much the growth of a group becomes greater if it has not m
// but m+1 secrets, in units of 1/1024 guess.
func steps(growth float64, most int) []int32 {
	const unit = 1024
	of := func(m float64) float64 { return m * (1 + growth*math.Log(max(m, 1))) }
	table := make([]int32, most)
	for m := range table {
		table[m] = int32(math.Round(unit * (of(float64(m+1)) - of(float64(m)))))
	}
	return table
}

// choice is a guess, by its row, and its growth.
type choice struct {
	row    int32
	growth int
}

// rank returns so many guesses of least growth, the best first, in a slice that is valid until
// the next position of that depth is ranked. It looks at the first rows of the ground, and at
// the words of the position.
func (s *search) rank(position []int32, width, depth int) []choice {
	for len(s.ranked) <= depth {
		s.ranked = append(s.ranked, nil)
	}
	top, secrets := s.ranked[depth][:0], s.looked[:0]
	for _, id := range position {
		secrets = append(secrets, s.secrets[id])
	}
	s.looked = secrets
	consider := func(row int32) {
		if cost := s.growth(secrets, s.row(row)); len(top) < width || cost < top[len(top)-1].growth {
			top = insert(top, choice{row, cost}, width)
		}
	}
	first := min(s.field, int32(len(s.guesses)))
	for row := range first {
		consider(row)
	}
	for _, row := range s.further(secrets, first) {
		consider(row)
	}
	s.ranked[depth] = top
	return top
}

// further returns the rows of the words of some secrets that are behind the first.
func (s *search) further(secrets []secret, first int32) []int32 {
	rows := s.rows[:0]
	for _, words := range secrets {
		for _, w := range words {
			if row := s.rowOf[w]; w != 0 && row >= first && s.held[w] == 0 {
				s.held[w] = 1
				rows = append(rows, row)
			}
		}
	}
	for _, words := range secrets {
		s.held.drop(words)
	}
	s.rows = rows
	return rows
}

// growth returns the growth of the groups that a guess leaves of some secrets, without what it
// wins.
func (s *search) growth(words []secret, row []uint16) int {
	cost, outcomes := 0, s.outcomes[:len(words)]
	for i, w := range words {
		o := row[w[0]] + row[w[1]]
		outcomes[i] = o
		m := s.counts[o]
		cost += int(s.steps[m])
		s.counts[o] = m + 1
	}
	for _, step := range s.steps[:s.counts[s.win]] {
		cost -= int(step)
	}
	for _, o := range outcomes {
		s.counts[o] = 0
	}
	return cost
}

// insert inserts a choice behind those that are not worse, and keeps so many.
func insert(top []choice, c choice, width int) []choice {
	if len(top) < width {
		top = append(top, c)
	}
	at := len(top) - 1
	for ; at > 0 && top[at-1].growth > c.growth; at-- {
		top[at] = top[at-1]
	}
	top[at] = c
	return top
}
