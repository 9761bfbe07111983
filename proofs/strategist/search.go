package strategist

import (
	"slices"

	"ketword/engine"
	"ketword/internal/patterns"
	"ketword/internal/splitmix"
)

// impossible is more guesses than any games take. It stands for no strategy that wins all games.
const impossible = 1 << 30

const _ int32 = impossible // so that it fits into an int of 32 bits

// none stands for a guess that was not found.
const none = -1

// found is how many guesses the games of a position take, and the first of them.
type found struct {
	guesses int
	row     int32
}

// search plays the games of the secrets of a feedback matrix. It is for use by one goroutine.
type search struct {
	*feedbackMatrix
	ctx       engine.Context
	err       error // of ctx, after which results mean nothing
	win       patterns.Outcome
	shortlist int32           // guesses that are considered in a position, besides the words of its secrets
	widths    []int           // guesses that are tried out, by depth; deeper ones as the last
	tables    []map[key]found // transposition tables, by depth as the widths

	partition *patterns.Partition
	held      tally    // all 0
	outcomes  []uint16 // of the secrets of a position
	heuristic heuristic
	focus     focus
	favoured  []uint16
	ranked    [][]choice // by depth
	stack     []int32    // secrets of the groups that are being played
}

// exactMax: up to this many secrets, try the best-winning words first.
const exactMax = 32

// solve plays the games of a position with so many tries, if they take fewer guesses than limit,
// which must be above their lower bound. Otherwise it returns no guess, and a number that is at
// least limit. depth is the number of guesses made after the first.
func (s *search) solve(position []int32, tries, depth, limit int) found {
	lower := s.lowerBound(position)
	switch {
	case lower == len(position):
		return found{lower, s.rowOf[s.favourites(position)[0]]}
	case tries < 2:
		return found{impossible, none}
	}
	level := min(depth, len(s.widths)-1)
	k := s.keyOf(position, tries)
	if known, is := s.tables[level][k]; is {
		return known
	}
	best := s.shortest(position, tries, depth, lower)
	if best.row == none {
		best = s.tryOut(position, tries, depth, limit, lower)
	}
	if best.row != none {
		s.tables[level][k] = best
	}
	return best
}

// shortest looks for a word that wins the most secrets and attains the lower bound.
func (s *search) shortest(position []int32, tries, depth, lower int) found {
	if len(position) > exactMax {
		return found{impossible, none}
	}
	for _, word := range slices.Clone(s.favourites(position)) {
		row := s.rowOf[word]
		if s.after(position, row, tries, depth, lower+1) == lower {
			return found{lower, row}
		}
	}
	return found{impossible, none}
}

// tryOut plays the games after the guesses that seem best. It tries more of them as long as none
// wins all games in so many tries.
func (s *search) tryOut(position []int32, tries, depth, limit, lower int) found {
	const small, wide, desperate = 8, 4, 24 // up to small secrets, at least wide guesses; at most desperate guesses
	width := s.widths[min(depth, len(s.widths)-1)]
	if len(position) <= small {
		width = max(width, wide)
	}
	best, possible := found{limit, none}, false
	if s.err = s.ctx.Err(); s.err != nil {
		return found{impossible, none}
	}
	for i, c := range s.rank(position, max(width, desperate), depth) {
		if i >= width && possible || best.guesses == lower {
			break
		}
		guesses := s.after(position, c.row, tries, depth, best.guesses)
		if guesses < best.guesses {
			best = found{guesses, c.row}
		}
		possible = possible || guesses < impossible
	}
	if !possible {
		return found{impossible, none}
	}
	return best
}

// after returns how many guesses the games of a position take that begin with a guess, if they are
// fewer than limit; else some number that is at least limit.
func (s *search) after(position []int32, row int32, tries, depth, limit int) int {
	mark := len(s.stack)
	groups := s.split(position, row)
	defer func() { s.stack = s.stack[:mark] }()
	if len(groups) == 1 && len(groups[0].secrets) == len(position) {
		return impossible
	}
	total := len(position)
	for i := range groups {
		g := &groups[i]
		g.lower = s.lowerBound(g.secrets)
		total += g.lower
		if tries == 2 && g.lower > len(g.secrets) {
			return impossible
		}
	}
	if total >= limit {
		return total
	}
	slices.SortStableFunc(groups, func(a, b group) int { return len(b.secrets) - len(a.secrets) })
	return s.play(groups, total, tries, depth, limit)
}

// play plays the games of groups, the largest first. total is the lower bound of the guesses that
// they take with all that is played.
func (s *search) play(groups []group, total, tries, depth, limit int) int {
	const pair = 2 // secrets, whose lower bound is attained
	for _, g := range groups {
		if len(g.secrets) <= pair || g.lower == len(g.secrets) {
			continue
		}
		total -= g.lower
		total += s.solve(g.secrets, tries-1, depth+1, limit-total).guesses
		if total >= limit {
			break
		}
	}
	return total
}

// keyOf returns the key of a position with so many tries.
func (s *search) keyOf(position []int32, tries int) key {
	k := key{uint64(tries) * splitmix.Golden, uint64(tries)}
	for _, id := range position {
		k = k.plus(s.keys[id])
	}
	return k
}
