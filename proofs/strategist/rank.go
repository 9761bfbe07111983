package strategist

// choice is a guess, by its row, and its cost.
type choice struct {
	row  int32
	cost int
}

// rank returns the width guesses of the least cost, the best first. It considers the shortlist,
// which is the first rows of the feedback matrix, and the words of the position. The result is
// valid until the next position of that depth is ranked.
func (s *search) rank(position []int32, width, depth int) []choice {
	for len(s.ranked) <= depth {
		s.ranked = append(s.ranked, nil)
	}
	top, f := s.ranked[depth][:0], &s.focus
	s.focusOn(position)
	consider := func(row int32) {
		if cost := s.heuristic.cost(f.secrets, f.of(s.row(row))); len(top) < width || cost < top[len(top)-1].cost {
			top = insert(top, choice{row, cost}, width)
		}
	}
	first := min(s.shortlist, int32(len(s.guesses)))
	for row := range first {
		consider(row)
	}
	for _, w := range f.words[1:] {
		if row := s.rowOf[w]; row >= first {
			consider(row)
		}
	}
	s.ranked[depth] = top
	return top
}

// focus is a position reduced to the words of its secrets.
type focus struct {
	words   []uint16 // of the feedback matrix; the first is none
	secrets []secret // by their words' places in words
	cells   []uint16
}

// of returns the cells of the words, from a row of the feedback matrix.
func (f *focus) of(row []uint16) []uint16 {
	f.cells = f.cells[:0]
	for _, w := range f.words {
		f.cells = append(f.cells, row[w])
	}
	return f.cells
}

// focusOn sets the focus to a position.
func (s *search) focusOn(position []int32) {
	f, place := &s.focus, s.held // which is 0 for words that are not met yet
	f.words, f.secrets = append(f.words[:0], 0), f.secrets[:0]
	for _, id := range position {
		var local secret
		for i, w := range s.secrets[id] {
			if w != 0 && place[w] == 0 {
				place[w] = int32(len(f.words))
				f.words = append(f.words, w)
			}
			local[i] = uint16(place[w])
		}
		f.secrets = append(f.secrets, local)
	}
	for _, w := range f.words {
		place[w] = 0
	}
}

// insert inserts a choice behind those that are no worse, and keeps width choices.
func insert(top []choice, c choice, width int) []choice {
	if len(top) < width {
		top = append(top, c)
	}
	at := len(top) - 1
	for ; at > 0 && top[at-1].cost > c.cost; at-- {
		top[at] = top[at-1]
	}
	top[at] = c
	return top
}
