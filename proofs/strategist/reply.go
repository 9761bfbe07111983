package strategist

import (
	"slices"

	"ketword/internal/each"
)

// Effort is how many guesses are tried out. More effort makes a stronger strategy, and takes
// longer.
type Effort struct {
	replies   int   // second guesses that are tried out: the best of a part
	shortlist int   // guesses that are considered after them: the best of the part
	quick     []int // guesses of the shortlist that are tried out, by depth; deeper ones as the last
	kept      int   // replies that are tried out again, with more care
	wide      int   // guesses that are considered after those
	careful   []int // of them, guesses that are tried out, by depth
}

// EffortOf returns the effort of trying out so many replies, at least 1.
func EffortOf(replies int) Effort {
	return Effort{
		replies: replies, shortlist: 300, quick: []int{1},
		kept: 4, wide: 4000, careful: []int{8, 4},
	}
}

func (e Effort) twice() Effort {
	return Effort{
		replies: 2 * e.replies, shortlist: 2 * e.shortlist, quick: doubled(e.quick),
		kept: 2 * e.kept, wide: 2 * e.wide, careful: doubled(e.careful),
	}
}

func doubled(widths []int) []int {
	return each.Of(widths, func(width int) int { return 2 * width })
}

// reply looks for the reply to the first guess in a part, with so many tries.
func (s *search) reply(g *Game, p part, tries int, e Effort) found {
	if best := s.atOnce(g, p, tries, e); best.row != none {
		return best
	}
	s.enter(g, p, max(e.replies, e.shortlist, e.wide))
	position := s.all()
	if len(position) <= exactMax || tries < 2 {
		s.begin(e.wide, e.careful)
		return s.solve(position, tries, 0, impossible)
	}
	s.begin(e.shortlist, append([]int{e.replies}, e.quick...))
	kept := s.quick(position, tries, e)
	s.begin(e.wide, append([]int{e.replies}, e.careful...))
	best := found{impossible, none}
	for _, k := range kept {
		if guesses := s.after(position, k.row, tries, 0, best.guesses); guesses < best.guesses {
			best = found{guesses, k.row}
		}
	}
	return best
}

// atOnce looks for the reply in a small part among the words of its secrets. It finds one only if
// that is optimal.
func (s *search) atOnce(g *Game, p part, tries int, e Effort) found {
	if len(p.secrets) > exactMax || tries < 2 {
		return found{impossible, none}
	}
	s.enter(g, p, 0)
	s.begin(0, e.careful)
	position := s.all()
	return s.shortest(position, tries, 0, s.lowerBound(position))
}

// all returns all secrets of the feedback matrix.
func (s *search) all() []int32 { return each.Index[int32](len(s.secrets)) }

// begin sets the shortlist and the widths, and forgets what was found with others.
func (s *search) begin(shortlist int, widths []int) {
	s.shortlist, s.widths, s.tables = int32(shortlist), widths, make([]map[key]found, len(widths))
	for i := range s.tables {
		s.tables[i] = map[key]found{}
	}
}

// quick tries out replies, and returns the best of them, as many as are to be kept.
func (s *search) quick(position []int32, tries int, e Effort) []found {
	best := make([]found, 0, e.kept+1)
	for row := range int32(min(e.replies, len(s.guesses))) {
		limit := impossible
		if len(best) == e.kept {
			limit = best[e.kept-1].guesses
		}
		guesses := s.after(position, row, tries, 0, limit)
		if guesses >= limit {
			continue
		}
		at, _ := slices.BinarySearchFunc(best, guesses+1, func(f found, n int) int { return f.guesses - n })
		best = slices.Insert(best, at, found{guesses, row})
		best = best[:min(len(best), e.kept)]
	}
	return best
}
