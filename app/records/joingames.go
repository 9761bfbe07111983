package records

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/each"
)

// Two windows may add to one game at the same time, since a browser tells a window a
// little later what another one has stored. Both then join the two games, and come to
// the same one.

// JoinGames returns the game of this window and another one. A game that has ended
// stands; of two, [outranks] says which. Else, if the rows of one begin those of the
// other, they are the other's. If not, they are the rows of both, as [JoinRows]
// orders them, and may be the end of the game. Where only the letters of the row being
// typed are others, they are the other's, which come later.
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
	}
	s.Took = int(s.Day - min(ours.BegunOn(), theirs.BegunOn()))
	if !s.Finished() {
		s.Typed = joinTyped(ours, theirs, s.Game.Guesses())
	}
	return s
}

// joinTyped returns the letters of the unfinished row, where rows are those of both
// games. A window in which a row was entered has none: the other's stay then, unless
// they were typed for that row.
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

// JoinRows returns a game with the rows of two that go on. After those that both begin
// with come the others of one game, and then what it lacks of the other's: a word that
// both have is there once. First is the game that has the first word by alphabet where
// they part, unless fewer rows fit so: the level may refuse a row after the others. The
// rows end where the game does.
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

// lacking returns the words that are in all more often than in known, in their order.
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

// withRows returns a game after more guesses, without those that the rules refuse.
func withRows(g engine.Game, guesses []engine.Word) engine.Game {
	for _, w := range guesses {
		g, _ = g.Play(w, nil)
	}
	return g
}

// outranks says whether a game stands against another of the same puzzle that is not
// equal to it, at least one of which has ended: one that has ended against one that
// goes on, a win against a loss, of wins the one with fewer rows, of losses the one with
// more; else, one with the first words by alphabet.
func outranks(a, b engine.Game) bool {
	rows := cmp.Compare(a.TurnCount(), b.TurnCount())
	if a.Status() == engine.Lost {
		rows = -rows
	}
	gaveUp := func(g engine.Game) int {
		if g.GaveUp() {
			return 1
		}
		return 0
	}
	return cmp.Or(
		cmp.Compare(endRank(a), endRank(b)),
		rows,
		slices.CompareFunc(a.Guesses(), b.Guesses(), engine.Word.Compare),
		cmp.Compare(gaveUp(a), gaveUp(b)),
	) < 0
}

// endRank orders games by how they have ended.
func endRank(g engine.Game) int {
	return slices.Index([]engine.Status{engine.Won, engine.Lost, engine.Playing}, g.Status())
}

// SettledWith returns the history joined with the games of another window: of two
// results of one puzzle, the one that outranks the other.
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

// AheadOf says whether another history lacks a game of this one, or has a result that
// one of this one's outranks.
func (h History) AheadOf(other History) bool {
	at := other.places()
	return slices.ContainsFunc(h, func(s Saved) bool {
		i, known := at[s.Game.Puzzle.Identity]
		return !known || outranks(s.Game, other[i].Game)
	})
}

// places returns where in the history the game of each puzzle is.
func (h History) places() map[engine.Identity]int {
	at := make(map[engine.Identity]int, len(h))
	for i, s := range h {
		at[s.Game.Puzzle.Identity] = i
	}
	return at
}
