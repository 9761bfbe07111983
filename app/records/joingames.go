package records

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/each"
)

// Two windows may change a game at the same time, since browsers notify other windows with
// a delay. Both windows then join the two versions, with the same result.

// JoinGames joins the game of this window with another window's. If one or both have ended,
// [outranks] decides. Otherwise, if the rows of one begin those of the other, the longer
// game is taken. If not, the game gets the rows of both, in the order of [JoinRows], which
// may end it. If only the letters of the typed row differ, those of the other window are
// taken, since they are later, and so are its notes.
func JoinGames(ours, theirs Saved) Saved {
	if ours.Finished() || theirs.Finished() {
		if outranks(theirs.Game, ours.Game) {
			return theirs
		}
		return ours
	}
	s := Saved{
		Game:     JoinRows(ours.Game, theirs.Game),
		List:     min(ours.List, theirs.List),
		Day:      max(ours.Day, theirs.Day),
		Assisted: ours.Assisted || theirs.Assisted,
		Own:      ours.Own || theirs.Own,
		Pencil:   theirs.Pencil,
	}
	first := min(ours.BegunOn(), theirs.BegunOn())
	s.Took = int(s.Day - first)
	for _, g := range []Saved{ours, theirs} {
		if g.BegunOn() == first {
			s.Zone = max(s.Zone, g.Zone)
		}
	}
	if !s.Finished() {
		s.Typed = joinTyped(ours, theirs, s.Game.Guesses())
	}
	return s
}

// joinTyped returns the letters of the typed row for a game with the given rows of both
// windows. A window that has just entered a row has no letters: then the other's are kept,
// unless they were typed for that row.
func joinTyped(ours, theirs Saved, rows []engine.Word) string {
	if slices.Equal(ours.Game.Guesses(), theirs.Game.Guesses()) {
		return theirs.Typed
	}
	left := func(s Saved) string {
		entered := lacking(rows, s.Game.Guesses())
		if slices.ContainsFunc(entered, func(w engine.Word) bool { return spells(s.Typed, w) }) {
			return ""
		}
		return s.Typed
	}
	ahead, behind := ours, theirs
	if d := cmp.Compare(ours.Game.TurnCount(), theirs.Game.TurnCount()); d < 0 || d == 0 && ours.Typed < theirs.Typed {
		ahead, behind = theirs, ours
	}
	return cmp.Or(left(ahead), left(behind))
}

// JoinRows returns a game with the rows of two unfinished games: first their common
// beginning, then the other rows of one game, then those rows of the other that are
// missing. A word in both occurs once. The game that comes first is the one whose first
// differing word comes first in the alphabet, unless fewer rows fit in that order, because
// the level refuses a row after the others. The rows end where the game ends.
func JoinRows(a, b engine.Game) engine.Game {
	x, y := a.Guesses(), b.Guesses()
	same := 0
	for same < min(len(x), len(y)) && x[same] == y[same] {
		same++
	}
	switch {
	case len(x) == same:
		return b
	case len(y) == same:
		return a
	case x[same].Compare(y[same]) > 0:
		a, b, x, y = b, a, y, x
	}
	first, second := withRows(a, lacking(y[same:], x[same:])), withRows(b, lacking(x[same:], y[same:]))
	if second.TurnCount() > first.TurnCount() {
		return second
	}
	return first
}

// lacking returns the words that occur more often in all than in known, in the order of all.
func lacking(all, known []engine.Word) []engine.Word {
	count := map[engine.Word]int{}
	for _, w := range known {
		count[w]++
	}
	return each.But(all, func(w engine.Word) bool {
		count[w]--
		return count[w] >= 0
	})
}

// withRows plays more guesses, and skips those that the rules refuse.
func withRows(g engine.Game, guesses []engine.Word) engine.Game {
	for _, w := range guesses {
		g, _ = g.Play(w, nil)
	}
	return g
}

// outranks reports whether game a takes precedence over game b of the same puzzle. The
// games differ, and at least one has ended. An ended game precedes an unfinished one, and a
// win precedes a loss. Of two wins, the one with fewer rows precedes, of two losses the one
// with more. Otherwise the alphabetical order of the words decides. Of two wins with the same rows, one with a
// guess for the other word precedes one that shows it, and that one in which the guess is still offered.
func outranks(a, b engine.Game) bool {
	rows := cmp.Compare(a.TurnCount(), b.TurnCount())
	if a.Status() == engine.Lost {
		rows = -rows
	}
	leaves := func(g engine.Game) int {
		if g.GaveUp() || g.Other() == engine.OtherOffered {
			return 1
		}
		return 0
	}
	return cmp.Or(
		cmp.Compare(endRank(a), endRank(b)),
		rows,
		slices.CompareFunc(a.Guesses(), b.Guesses(), engine.Word.Compare),
		cmp.Compare(leaves(a), leaves(b)),
		cmp.Compare(otherOf(b), otherOf(a)), // a word precedes none
	) < 0
}

// endRank returns the rank of a game by its end; lower is better.
func endRank(g engine.Game) int {
	return slices.Index([]engine.Status{engine.Won, engine.Lost, engine.Playing}, g.Status())
}

// SettledWith returns the history joined with the games of another window. If both have a
// result for a puzzle, [outranks] decides.
func (h History) SettledWith(more History) History {
	at := h.places()
	settled := slices.Clone(h)
	for _, s := range more {
		if i, known := at[s.Game.Puzzle.Identity]; known && outranks(s.Game, settled[i].Game) {
			settled[i] = s
		}
	}
	return settled.With(more)
}

// AheadOf reports whether other lacks a game of this history, or has a result that a game
// of this one outranks.
func (h History) AheadOf(other History) bool {
	at := other.places()
	return slices.ContainsFunc(h, func(s Saved) bool {
		i, known := at[s.Game.Puzzle.Identity]
		return !known || outranks(s.Game, other[i].Game)
	})
}

// places returns the index of each puzzle's game.
func (h History) places() map[engine.Identity]int {
	at := make(map[engine.Identity]int, len(h))
	for i, s := range h {
		at[s.Game.Puzzle.Identity] = i
	}
	return at
}
