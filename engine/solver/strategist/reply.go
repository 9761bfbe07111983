package strategist

import "slices"

// Effort is how many guesses are tried out: the more, the stronger the strategy, and the longer
// it takes to make.
type Effort struct {
	Replies int   // to the first guess, in every group that it leaves
	Quick   []int // after them, guess by guess; deeper as the last
	Kept    int   // of the replies, which are tried out again
	Careful []int // after these, guess by guess
}

// EffortOf returns an effort for so many replies, at least 1.
func EffortOf(replies int) Effort {
	const kept, after = 6, 3 // one of so many
	return Effort{
		Replies: replies,
		Quick:   []int{1},
		Kept:    1 + replies/kept,
		Careful: []int{1 + replies/after, 1 + replies/(2*after), 1 + replies/(4*after)},
	}
}

// twice returns twice the effort.
func (e Effort) twice() Effort {
	return Effort{Replies: 2 * e.Replies, Quick: doubled(e.Quick), Kept: 2 * e.Kept, Careful: doubled(e.Careful)}
}

func doubled(widths []int) []int {
	twice := slices.Clone(widths)
	for i := range twice {
		twice[i] *= 2
	}
	return twice
}

// reply looks for the reply to the first guess, among all secrets of the ground.
func (s *search) reply(tries int, e Effort) found {
	position := s.all()
	s.begin(e.Careful)
	if len(position) <= exactly {
		return s.solve(position, tries, 0, impossible)
	}
	ranked := slices.Clone(s.rank(position, e.Replies, 0))
	s.begin(append([]int{e.Replies}, e.Quick...))
	kept := s.quick(position, ranked, tries, e.Kept)
	s.begin(append([]int{e.Replies}, e.Careful...))
	best := found{impossible, none}
	for _, k := range kept {
		if guesses := s.after(position, k.row, tries, 0, best.guesses); guesses < best.guesses {
			best = found{guesses, k.row}
		}
	}
	return best
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
	s.widths, s.memo = widths, make([]map[key]found, len(widths))
	for i := range s.memo {
		s.memo[i] = map[key]found{}
	}
}

// quick tries out replies, and returns so many of the best.
func (s *search) quick(position []int32, ranked []choice, tries, kept int) []found {
	best := make([]found, 0, kept+1)
	for _, c := range ranked {
		limit := impossible
		if len(best) == kept {
			limit = best[kept-1].guesses
		}
		guesses := s.after(position, c.row, tries, 0, limit)
		if guesses >= limit {
			continue
		}
		at, _ := slices.BinarySearchFunc(best, guesses+1, func(f found, n int) int { return f.guesses - n })
		best = slices.Insert(best, at, found{guesses, c.row})
		best = best[:min(len(best), kept)]
	}
	return best
}
