package model

import (
	"slices"

	"ketword/app/jobs"
	"ketword/engine"
	"ketword/engine/coach"
)

// ReviewRows reviews the game whose rows are in the solver, once it has ended.
type ReviewRows struct{}

// update shows the review. What was told of the same game stays.
func (ReviewRows) update(m *Model) {
	if !m.Solver.Ends() {
		return
	}
	game, r := m.Solver.game(), m.Review
	if r.Fault != jobs.NoFault || r.List.Name != m.Solver.List || !r.IsForeign() || !r.Asked.Equals(game) {
		list, _ := m.Find(m.Solver.List)
		m.Review = Review{Asked: game, List: list}
		m.ask(reviewAsker{}, &jobs.Review{Game: game}, list.Name)
	}
	Open{Screen: ReviewScreen}.update(m)
}

// Ends reports whether the rows are those of a whole game, in which all count: it was won in the last of
// them, or lost, as it says itself or has the usual number of tries. Rows that contradict each other are of none.
func (s *Solver) Ends() bool {
	turns, _ := s.turns()
	last := len(turns) - 1
	if last < 0 || len(turns) < len(s.Rows) || s.Found.Contradiction != nil && !s.Found.Stale {
		return false
	}
	if slices.ContainsFunc(turns[:last], func(t engine.Turn) bool { return t.Feedback.Wins() }) {
		return false
	}
	return turns[last].Feedback.Wins() || s.lost || len(turns) >= engine.DefaultTries
}

// game returns the game of the rows, with its secret if they tell it.
func (s *Solver) game() coach.Game {
	turns, _ := s.turns()
	g := coach.Game{Rules: s.rules(), Turns: turns, Pool: s.Pool}.WithSecret()
	if left := s.Found.Left; !g.Secret.Mode().Valid() && !s.Found.Stale && left.Secrets == 1 && len(left.Few) == 1 {
		g.Secret = left.Few[0]
	}
	return g
}
