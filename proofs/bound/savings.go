package bound

import (
	"cmp"
	"slices"

	"ketword/internal/patterns"
)

// savings is how many of three guesses a pair are saved in a group, by a guess and the next one after
// each of its feedbacks.
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

// by returns what a guess saves, if next counts what the guesses after it win.
func (s savings) by(next func(*group, []uint32) int, guess int) int {
	return 2*int(s.wins[s.pairs.answerOf[guess]]) + next(s.group, s.grid.Patterns(guess))
}

// look is a guess, and what it saves at most.
type look struct{ saved, guess int }

// looks returns all guesses, those first that may save most; or none if ctx is done.
func (s savings) looks(next func(*group, []uint32) int) []look {
	looks := make([]look, len(s.pairs.guesses))
	for guess := range looks {
		if s.ctx.Err() != nil {
			return nil
		}
		looks[guess] = look{s.by(next, guess), guess}
	}
	slices.SortFunc(looks, func(a, b look) int { return cmp.Or(b.saved-a.saved, a.guess-b.guess) })
	return looks
}

// manyPairs is how many times as many pairs as words a group has that is looked at by its words first.
var manyPairs = 4

// most returns U or, where it is less than known, something from it to known: for no less is
// looked than is wanted, nor longer than the look at the words takes; in haste not at all, if it won't come to what is wanted. If ctx is
// done it may be known.
func (s savings) most(known, wanted int, hasty bool) int {
	next, deeper := s.nextByWords, len(s.pairs.guesses)*len(s.group.words)/(2*s.group.pairs)
	if s.group.pairs < manyPairs*len(s.group.words) {
		next, deeper = s.next, 0
	}
	looks, best := s.looks(next), 0
	if looks == nil {
		return known
	}
	if hasty && deeper < len(looks) && looks[deeper].saved > wanted {
		deeper = 0
	}
	for ; deeper > 0 && len(looks) > 1 && looks[0].saved > max(best, wanted) && s.ctx.Err() == nil; deeper-- {
		best, looks = max(best, s.by(s.next, looks[0].guess)), looks[1:]
	}
	return min(known, max(best, looks[0].saved))
}
