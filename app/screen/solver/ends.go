package solver

import (
	"slices"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// ReviewRows reviews the game whose rows are entered, once it has ended.
type ReviewRows struct{}

func (ReviewRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.Ends(s) {
		out.Add(screen.ReviewRows{Game: m.whole(s), List: m.List})
	}
}

// Ends reports whether the rows are those of a whole game, in which all count: it was won in the last of
// them, or lost, as it says itself or has the usual number of tries. Rows that contradict each other are of none.
func (m *Model) Ends(s *session.Session) bool {
	turns, _ := m.turns()
	last := len(turns) - 1
	if last < 0 || len(turns) < len(m.Rows) {
		return false
	}
	if f := m.Found(s); f.Contradiction != nil && !f.Stale {
		return false
	}
	if slices.ContainsFunc(turns[:last], func(t engine.Turn) bool { return t.Feedback.Wins() }) {
		return false
	}
	return turns[last].Feedback.Wins() || m.lost || len(turns) >= engine.DefaultTries
}

// whole returns the game of the rows, with its secret if they tell it.
func (m *Model) whole(s *session.Session) coach.Game {
	g, f := m.game().WithSecret(), m.Found(s)
	if left := f.Left; !g.Secret.Mode().Valid() && !f.Stale && left.Secrets == 1 && len(left.Few) == 1 {
		g.Secret = left.Few[0]
	}
	return g
}
