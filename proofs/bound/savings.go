package bound

import (
	"cmp"
	"slices"

	"ketword/internal/patterns"
)

// savings counts what guesses save in a group that is allowed three guesses for each pair: by what
// a guess wins itself, and by what the next one after each of its feedbacks wins.
type savings struct {
	*counter
	group *group
	grid  *patterns.Grid  // over its words
	wins  map[int32]int32 // pairs that hold each answer
}

func (c *counter) savings(g *group) savings {
	s := savings{counter: c, group: g, grid: c.pairs.columns.Grid(g.words), wins: make(map[int32]int32, len(g.words))}
	for i, answer := range g.words {
		s.wins[answer] = g.degrees[i]
	}
	return s
}

// by returns what a guess saves. next counts what the guesses after it win.
func (s savings) by(next func(*group, []uint32) int, guess int) int {
	return 2*int(s.wins[s.pairs.answerOf[guess]]) + next(s.group, s.grid.Patterns(guess))
}

// look is a guess, and an upper bound of what it saves.
type look struct{ saved, guess int }

// looks returns all guesses with what they save by words, those that may save the most first; nil if ctx is done.
func (s savings) looks() []look {
	looks := make([]look, len(s.pairs.guesses))
	for guess := range looks {
		if s.ctx.Err() != nil {
			return nil
		}
		looks[guess] = look{s.by(s.nextByWords, guess), guess}
	}
	slices.SortFunc(looks, func(a, b look) int { return cmp.Or(b.saved-a.saved, a.guess-b.guess) })
	return looks
}

// manyPairs is how many times as many pairs as words a group has from which on it is looked at by
// its words first.
var manyPairs = 4

// most returns U or an upper bound of it that is at most known. It stops improving the bound once
// it is at most wanted, or when counting pairs takes longer than the look at the words did. If
// hasty, it counts no pairs if the bound can't come down to wanted. If ctx is done, it may return
// known.
func (s savings) most(known, wanted int, hasty bool) int {
	if s.group.pairs < manyPairs*len(s.group.words) {
		return s.exactly(known)
	}
	looks, best := s.looks(), 0
	if looks == nil {
		return known
	}
	deeper := len(looks) * len(s.group.words) / (2 * s.group.pairs)
	if hasty && deeper < len(looks) && looks[deeper].saved > wanted {
		deeper = 0
	}
	for ; deeper > 0 && len(looks) > 1 && looks[0].saved > max(best, wanted) && s.ctx.Err() == nil; deeper-- {
		best, looks = max(best, s.by(s.next, looks[0].guess)), looks[1:]
	}
	return min(known, max(best, looks[0].saved))
}

// exactly returns U by counting the pairs of every guess. It returns known, which is at least U, if ctx is done.
func (s savings) exactly(known int) int {
	best := 0
	for guess := 0; guess < len(s.pairs.guesses) && best < known; guess++ {
		if s.ctx.Err() != nil {
			return known
		}
		best = max(best, s.by(s.next, guess))
	}
	return min(known, best)
}
