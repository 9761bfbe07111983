package model

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/solver"
	"ketword/app/session"
)

// newSolver opens the solver with lists to load.
func newSolver(t testing.TB, stored map[string]string) *window {
	return newListStore(t).visit(t, stored, "").send(Open{Screen: screen.Solver})
}

// ofList chooses a classic game of a list in the solver.
func ofList(list lists.Name) Msg { return solver.Choose{By: session.Choice{List: list}} }

// TestPositionIsStored: the position is restored at the next visit, and an invalid one is moved aside.
func TestPositionIsStored(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(ofList(german6), solver.EnterRows{Text: "magnet *_____"})
	again := w.reopen().do(Open{Screen: screen.Solver})
	equal(t, "read", again.model.Solver.Position, w.model.Solver.Position)
	equal(t, "asked", writeRows(ran(again.effects)[0].Task.(*query.Advise).Turns), "magnet *_____")

	w = newSolver(t, map[string]string{solver.StorageKey: "x"})
	equal(t, "not read", len(w.model.Solver.Rows), 0)
	equal(t, "set aside", w.stored[solver.StorageKey+quarantineSuffix+"1"], "x")
	frozen := newSolver(t, map[string]string{solver.StorageKey: apptest.Newer}).do(solver.EnterRows{Text: "slate"})
	equal(t, "of a newer version", frozen.stored[solver.StorageKey], apptest.Newer)
}
