package model

import (
	"slices"

	"ketword/app/screen"
	"ketword/engine"
	"ketword/engine/coach"
)

// ReviewRows reviews the game whose rows are in the solver, once it has ended.
type ReviewRows struct{}

// update shows the review. What was told of the same game stays.
func (ReviewRows) update(m *Model) {
	if !m.SolverEnds() {
		return
	}
	game, r := m.solvedGame(), m.Review
	if r.List.Name != m.Solver.List || !r.IsForeign() || !r.Asked.Equals(game) {
		list, _ := m.Find(m.Solver.List)
		m.Review = Review{Asked: game, List: list}
	}
	m.askReviewAgain()
	Open{Screen: screen.Review}.update(m)
}

// SolverEnds reports whether the rows are those of a whole game, in which all count: it was won in the last of
// them, or lost, as it says itself or has the usual number of tries. Rows that contradict each other are of none.
func (m *Model) SolverEnds() bool {
	s, found := &m.Solver, m.SolverFound()
	turns, _ := s.turns()
	last := len(turns) - 1
	if last < 0 || len(turns) < len(s.Rows) || found.Contradiction != nil && !found.Stale {
		return false
	}
	if slices.ContainsFunc(turns[:last], func(t engine.Turn) bool { return t.Feedback.Wins() }) {
		return false
	}
	return turns[last].Feedback.Wins() || s.lost || len(turns) >= engine.DefaultTries
}

// solvedGame returns the game of the solver's rows, with its secret if they tell it.
func (m *Model) solvedGame() coach.Game {
	g, found := m.Solver.game().WithSecret(), m.SolverFound()
	if left := found.Left; !g.Secret.Mode().Valid() && !found.Stale && left.Secrets == 1 && len(left.Few) == 1 {
		g.Secret = left.Few[0]
	}
	return g
}
