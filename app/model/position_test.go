package model

import (
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"maps"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// TestPositionRows: rows are marked, mixed, spelt, removed and brought back.
func TestPositionRows(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "slate\naudio"})
	for _, step := range []struct {
		name string
		msg  Msg
		want string // of the rows
		deed solver.Deed
	}{
		{"mark", solver.MarkTile{Row: 1, Tile: 4, Mark: engine.Correct}, "slate _____\naudio ____o", solver.Deed{What: solver.DidMark, Row: 1, Tile: 4}},
		{"next mark", solver.MarkTile{Row: 0, Tile: 0, Next: true}, "slate *____\naudio ____o", solver.Deed{What: solver.DidMark}},
		{"next again", solver.MarkTile{Row: 0, Tile: 0, Next: true}, "slate o____\naudio ____o", solver.Deed{What: solver.DidMark}},
		{"and round", solver.MarkTile{Row: 0, Tile: 0, Next: true}, "slate _____\naudio ____o", solver.Deed{What: solver.DidMark}},
		{"mix", solver.MixRow{Row: 1}, "slate _____\naudio ____O", solver.Deed{What: solver.DidMix, Row: 1}},
		{"unmix", solver.MixRow{Row: 1}, "slate _____\naudio ____o", solver.Deed{What: solver.DidMix, Row: 1}},
		{"spell", solver.SpellRow{Row: 0, Text: " Crown"}, "crown _____\naudio ____o", solver.Deed{What: solver.DidSpell}},
		{"spell and mark", solver.SpellRow{Row: 0, Text: "world 1XXXX"}, "world o____\naudio ____o", solver.Deed{What: solver.DidSpell}},
		{"remove", solver.RemoveRow{Row: 0}, "audio ____o", solver.Deed{What: solver.DidRemove}},
		{"undo", solver.BringBackRows{}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
		{"undo once", solver.BringBackRows{}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
		{"clear", solver.ClearRows{}, "", solver.Deed{What: solver.DidClear}},
		{"undo all", solver.BringBackRows{}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
		{"no tile", solver.MarkTile{Row: 1, Tile: 5, Mark: engine.Correct}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
		{"no row", solver.MixRow{Row: 2}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
		{"nothing to remove", solver.RemoveRow{Row: -1}, "world o____\naudio ____o", solver.Deed{What: solver.DidUndo}},
	} {
		w.send(step.msg)
		equal(t, step.name, writeRows(w.model.Solver.Rows), step.want)
		step.deed.Count = w.model.Solver.Deed.Count
		equal(t, step.name+": deed", w.model.Solver.Deed, step.deed)
	}
	w.send(solver.ClearRows{}, solver.EnterRows{Text: "slate"})
	equal(t, "not after a change", w.model.Solver.Undoes(), false)
}

// TestSpellRow: a guess that a row can't have is refused where it was typed.
func TestSpellRow(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, solver.EditRow{Row: 1})
	equal(t, "editing", w.model.Solver.Editing, 1)
	for text, want := range map[string]string{
		"magnet": `"magnet": 6 letters, expected 5`, "sl8te": `"sl8te": not only letters`, "slate o__": "3 marks, expected 5",
	} {
		w.send(solver.SpellRow{Row: 1, Text: text})
		r := w.model.Solver.Refusal
		if r.Err == nil || r.Err.Error() != want || r.Row != 1 {
			t.Errorf("%s: %+v, want %s", text, r, want)
		}
	}
	equal(t, "still", []any{w.model.Solver.Editing, writeRows(w.model.Solver.Rows)}, []any{1, "_*___\no_*__"})
	w.send(solver.SpellRow{Row: 1, Text: "slate"})
	equal(t, "spelt", []any{w.model.Solver.Editing, writeRows(w.model.Solver.Rows), w.model.Solver.Refusal}, []any{solver.NoRow, "_*___\nslate o_*__", solver.EntryError{}})
	w.send(solver.EditRow{Row: 1}, solver.SpellRow{Row: 1, Text: " "})
	equal(t, "left as it is", w.model.Solver.Editing, solver.NoRow)
}

// TestCorrectRow: a change that the coach proposes is made, unless the position is another
// by then.
func TestCorrectRow(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, solver.SpellRow{Row: 1, Text: "slate"})
	found := coach.Advice{Contradiction: &solving.ContradictionError{Corrections: []solving.Correction{
		{Turn: 0, Tile: 2, Mark: engine.Correct}, {Turn: 0, Tile: solving.NoTile, Mixed: true},
	}}}
	w.advised(found)
	w.send(solver.CorrectRow{Correction: 2}, solver.CorrectRow{Correction: -1})
	equal(t, "no such change", writeRows(w.model.Solver.Rows), "_*___\nslate o_*__")
	w.send(solver.CorrectRow{Correction: 0}) // of the only row that counts
	equal(t, "corrected", writeRows(w.model.Solver.Rows), "_*___\nslate o_o__")
	w.send(solver.CorrectRow{Correction: 1})
	equal(t, "stale", writeRows(w.model.Solver.Rows), "_*___\nslate o_o__")
	w.advised(found).send(solver.CorrectRow{Correction: 1})
	equal(t, "mixed", writeRows(w.model.Solver.Rows), "_*___\nslate O_O__")
}

// TestPositionIsStored: the position is there again at the next visit, and what can't be
// read is set aside.
func TestPositionIsStored(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(
		setSolver(session.Scope{List: lists.Name{Lang: "de", Length: 6}, Mode: engine.Classic, Level: engine.Strict}), solver.EnterRows{Text: "Game 7\n🟢🟡⬛⬛⬛⬛\nmagnet *_____"},
	)
	const want = "quantum de/6 strict\nO+____\nmagnet *_____"
	equal(t, "entered", w.position(), want)
	equal(t, "stored", w.stored[solver.StorageKey], apptest.Sealed(envelope.Position, `{"mode":"quantum","list":"de/6","level":"strict","rows":["O+____","magnet *_____"]}`))
	again := w.reopen()
	equal(t, "read", again.position(), want)
	equal(t, "asked", writeRows(again.do(Open{Screen: screen.Solver}).asked().Turns), "magnet *_____")

	for name, bad := range map[string]string{
		"no JSON": "x", "mode": apptest.Sealed(envelope.Position, `{"mode":"x","list":"de/6","level":"normal"}`),
		"list": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"x","level":"normal"}`), "level": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"de/6","level":"x"}`),
		"row": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"de/6","level":"normal","rows":["?"]}`),
	} {
		w := newSolver(t, map[string]string{solver.StorageKey: bad})
		equal(t, name, w.position(), "classic en/5 normal\n")
		equal(t, name+": set aside", w.stored[solver.StorageKey+quarantineSuffix+"1"], bad)
	}
	const newer = apptest.Newer
	frozen := newSolver(t, map[string]string{solver.StorageKey: newer}).do(solver.EnterRows{Text: "slate"})
	equal(t, "of a newer version", frozen.stored[solver.StorageKey], newer)

	stored := map[string]string{solver.StorageKey: apptest.Sealed(envelope.Position, `{"mode":"classic","list":"x-0123456789abcdef/5","level":"normal","rows":["slate o_*__"]}`)}
	gone := newSolver(t, maps.Clone(stored))
	equal(t, "of a list that is gone", gone.position(), "classic en/5 normal\nslate o_*__")
	equal(t, "asked", gone.model.Solver.Found(&gone.model.Session).Fault, query.NoFault)
}

// TestRowsOfAnotherMode: a mixed row does not count in a classic game, and stays.
func TestRowsOfAnotherMode(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(solver.EnterRows{Text: "slate O+___"}, setSolver(session.Scope{List: lists.Default(), Mode: engine.Classic}))
	equal(t, "in no classic game", []any{len(w.asked().Turns), len(w.model.Solver.Rows)}, []any{0, 1})
	w.do(setSolver(session.Scope{List: lists.Default(), Mode: engine.Quantum}))
	equal(t, "and back", len(w.asked().Turns), 1)
}
