package model

import (
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/query"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// newSolver opens the solver with lists to load.
func newSolver(t testing.TB, stored map[string]string) *window {
	return newListStore(t).visit(t, stored, "").send(Open{Screen: screen.Solver})
}

// ofList chooses a classic game of a list in the solver.
func ofList(list lists.Name) Msg { return solver.Choose{By: session.Choice{List: list}} }

// found returns the coach's answer in the solver.
func (w *window) found() solver.Found { return w.model.Solver.Found(&w.model.Session) }

// TestSolverAsks: while the screen is open, the coach is queried about the current position. An answer is
// there at once when the screen is opened again; a failed query is made again.
func TestSolverAsks(t *testing.T) {
	w := newSolver(t, map[string]string{})
	first := keyOf(t, w.effects)
	w.send(solver.EnterRows{Text: "slate"})
	equal(t, "dropped", slices.Contains(w.effects, effect.Effect(effect.CancelQuery{Key: first})), true)
	key := keyOf(t, w.effects)
	w.send(QueryTold{Key: first, Part: &query.AdvicePart{Advice: coach.Advice{Left: coach.Left{Secrets: 99}}}})
	equal(t, "too late", w.found().Any, false)
	w.send(QueryEnded{Key: key, Fault: query.Died})
	equal(t, "fault", w.found().Fault, query.Died)
	w.send(AskAgain{}, Close{})
	equal(t, "closed", slices.Contains(w.effects, effect.Effect(effect.CancelQuery{Key: key})), true)
	w.send(Open{Screen: screen.Solver})
	equal(t, "opened again", keyOf(t, w.effects), key)
	w.send(QueryTold{Key: key, Part: &query.AdvicePart{}}, QueryEnded{Key: key}, Close{}, Open{Screen: screen.Solver})
	equal(t, "with its answer", []any{len(ran(w.effects)), w.found().Any}, []any{0, true})

	delete(w.lists.words, german6)
	w.do(ofList(german6))
	equal(t, "no list", w.found().Fault, query.NoList)
	equal(t, "the game goes on", []any{w.model.InPlay.Name, w.model.Notices}, []any{lists.Default(), []notice.Notice(nil)})
}

// TestSolverLoadsLists: a list and its additional guesses are loaded once, however often the position
// changes meanwhile. Then only the last query is made, and again when there are more words.
func TestSolverLoadsLists(t *testing.T) {
	s, name := withGerman(t, map[string]string{})
	w := s.visit(t, map[string]string{}, "").send(Open{Screen: screen.Solver})
	s.slow = true
	w.send(ofList(name), solver.EnterRows{Text: german5Word}, solver.MarkTile{Mark: engine.Correct})
	var loads []lists.Name
	for _, e := range s.asked {
		if load, is := e.(effect.LoadList); is {
			loads = append(loads, load.List.Name)
		}
	}
	equal(t, "loads", loads, []lists.Name{german5, name})
	for _, loaded := range []struct {
		list lists.Name
		from string
	}{{name, name.String() + "#4"}, {german5, name.String() + "#4+" + german5.String()}} {
		w.send(ListLoaded{List: loaded.list, Words: s.words[loaded.list]})
		asked := ran(w.effects)
		equal(t, "asked", []any{len(asked), asked[0].Key.Words()}, []any{1, loaded.from})
		equal(t, "of", writeRows(asked[0].Task.(*query.Advise).Turns), "katze o____")
	}
	equal(t, "the game in play", w.model.InPlay.Name, lists.Default())
}

// TestAdviseGame: the solver opens with the rows of the game in play, which becomes assisted; its guess can
// be typed and played in the game.
func TestAdviseGame(t *testing.T) {
	w := openSecret(t, "classic", "abide", "").send(guess("slate")...).send(solver.AdviseGame{})
	equal(t, "asked", writeRows(ran(w.effects)[0].Task.(*query.Advise).Turns), "slate __*_o")
	equal(t, "assisted", []any{w.model.Assisted, w.model.Screen}, []any{true, screen.Solver})
	w.send(solver.TypeGuess{Guess: "audio"})
	equal(t, "typed", []any{w.model.Play.Typed, w.model.Screen}, []any{"audio", screen.None})
	equal(t, "played", w.send(play.Enter{}).words(), []string{"slate", "audio"})
}

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

// TestReviewRows: the rows of a complete game are reviewed, and are not counted as a game of the player.
func TestReviewRows(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "slate o____\nshops ooooo"}, solver.ReviewRows{})
	equal(t, "shown", w.model.Screen, screen.Review)
	key := keyOf(t, w.effects)
	w.send(QueryTold{Key: key, Part: &query.ReviewPart{}}, QueryEnded{Key: key}, Close{}, solver.ReviewRows{})
	equal(t, "asked once", len(ran(w.effects)), 0)
	equal(t, "grades of no game here", w.model.Grades(w.model.Current()), records.Grades{})
}
