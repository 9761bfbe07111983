package strategist

import (
	"slices"

	"ketword/engine"
	"ketword/internal/patterns"
	"ketword/internal/splitmix"
)

// impossible is more guesses than any games take: that no strategy was found that wins them all.
const impossible = 1 << 30

const _ int32 = impossible // else the package would not build where int has 32 bits

// none stands for a guess that was not found.
const none = -1

// found is what the games of a position take, and with which guess.
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

// exactly is the most secrets of a position of which the words that win most are tried out first.
const exactly = 32

// solve plays the games of a position with so many tries, if they take fewer guesses than a limit,
// which is more than the least. Else it returns no guess, and a number not below the limit. Depth
// is the number of guesses made before, besides the first.
func (s *search) solve(position []int32, tries, depth, limit int) found {
	least := s.least(position)
	switch {
	case least == len(position):
		return found{least, s.rowOf[s.favourites(position)[0]]}
	case tries < 2:
		return found{impossible, none}
	}
	level := min(depth, len(s.widths)-1)
	k := s.keyOf(position, tries)
	if known, is := s.tables[level][k]; is {
		return known
	}
	best := s.shortest(position, tries, depth, least)
	if best.row == none {
		best = s.tryOut(position, tries, depth, limit, least)
	}
	if best.row != none {
		s.tables[level][k] = best
	}
	return best
}

// shortest looks for a word that wins most and leaves the others so that no guess is better.
func (s *search) shortest(position []int32, tries, depth, least int) found {
	if len(position) > exactly {
		return found{impossible, none}
	}
	for _, word := range slices.Clone(s.favourites(position)) {
		row := s.rowOf[word]
		if s.after(position, row, tries, depth, least+1) == least {
			return found{least, row}
		}
	}
	return found{impossible, none}
}

// tryOut plays the games after the guesses that seem best; after more of them, as long as none wins
// all games in so many tries.
func (s *search) tryOut(position []int32, tries, depth, limit, least int) found {
	const small, wide, desperate = 8, 4, 24 // so few secrets are worth so many guesses
	width := s.widths[min(depth, len(s.widths)-1)]
	if len(position) <= small {
		width = max(width, wide)
	}
	best, possible := found{limit, none}, false
	if s.err = s.ctx.Err(); s.err != nil {
		return found{impossible, none}
	}
	for i, c := range s.rank(position, max(width, desperate), depth) {
		if i >= width && possible || best.guesses == least {
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
// fewer than a limit; else some number from the limit on.
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
		g.least = s.least(g.secrets)
		total += g.least
		if tries == 2 && g.least > len(g.secrets) {
			return impossible
		}
	}
	if total >= limit {
		return total
	}
	slices.SortStableFunc(groups, func(a, b group) int { return len(b.secrets) - len(a.secrets) })
	return s.play(groups, total, tries, depth, limit)
}

// play plays the games of groups, the largest first, which take a total of guesses at least.
func (s *search) play(groups []group, total, tries, depth, limit int) int {
	const pair = 2 // secrets, whose least is reached
	for _, g := range groups {
		if len(g.secrets) <= pair || g.least == len(g.secrets) {
			continue
		}
		total -= g.least
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
