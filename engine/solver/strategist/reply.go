package strategist

import "slices"

// Effort is how many guesses are tried out: the more, the stronger the strategy, and the longer
// it takes to make.
type Effort struct {
	Field   int   // guesses that are considered after the first: those that are best in a part
	Replies int   // of these, tried out as the second guess
	Quick   []int // after them, guess by guess; deeper as the last
	Kept    int   // of the replies, which are tried out again
	Careful []int // after these, guess by guess
}

// EffortOf returns an effort for so many replies, at least 1.
func EffortOf(replies int) Effort {
	const field = 300
	return Effort{Field: field, Replies: replies, Quick: []int{1}, Kept: 4, Careful: []int{4, 2}}
}

// twice returns twice the effort.
func (e Effort) twice() Effort {
	return Effort{Field: 2 * e.Field, Replies: 2 * e.Replies, Quick: doubled(e.Quick), Kept: 2 * e.Kept, Careful: doubled(e.Careful)}
}

func doubled(widths []int) []int {
	twice := slices.Clone(widths)
	for i := range twice {
		twice[i] *= 2
	}
	return twice
}

// reply looks for the reply to the first guess in a part, with so many tries.
func (s *search) reply(g *Game, p part, tries int, e Effort) found {
	if best := s.atOnce(g, p, tries, e); best.row != none {
		return best
	}
	s.enter(g, p, max(e.Replies, e.Field))
	s.field = int32(e.Field)
	position := s.all()
	if len(position) <= exactly || tries < 2 {
		s.begin(e.Careful)
		return s.solve(position, tries, 0, impossible)
	}
	s.begin(append([]int{e.Replies}, e.Quick...))
	kept := s.quick(position, tries, e)
	s.begin(append([]int{e.Replies}, e.Careful...))
	best := found{impossible, none}
	for _, k := range kept {
		if guesses := s.after(position, k.row, tries, 0, best.guesses); guesses < best.guesses {
			best = found{guesses, k.row}
		}
	}
	return best
}

// atOnce looks for a reply in a small part among its own words, which is found if no guess is better.
func (s *search) atOnce(g *Game, p part, tries int, e Effort) found {
	if len(p.secrets) > exactly || tries < 2 {
		return found{impossible, none}
	}
	s.enter(g, p, 0)
	s.field = 0
	s.begin(e.Careful)
	position := s.all()
	return s.shortest(position, tries, 0, s.least(position))
}

// all returns all secrets of the ground.
func (s *search) all() []int32 {
	all := make([]int32, len(s.secrets))
	for i := range all {
		all[i] = int32(i)
	}
	return all
}

// begin forgets what was found with other widths.
func (s *search) begin(widths []int) {
	s.widths, s.tables = widths, make([]map[key]found, len(widths))
	for i := range s.tables {
		s.tables[i] = map[key]found{}
	}
}

// quick tries out replies, and returns the best that are to be kept.
func (s *search) quick(position []int32, tries int, e Effort) []found {
	best := make([]found, 0, e.Kept+1)
	for row := range int32(min(e.Replies, len(s.guesses))) {
		limit := impossible
		if len(best) == e.Kept {
			limit = best[e.Kept-1].guesses
		}
		guesses := s.after(position, row, tries, 0, limit)
		if guesses >= limit {
			continue
		}
		at, _ := slices.BinarySearchFunc(best, guesses+1, func(f found, n int) int { return f.guesses - n })
		best = slices.Insert(best, at, found{guesses, row})
		best = best[:min(len(best), e.Kept)]
	}
	return best
}
