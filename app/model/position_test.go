package model

import (
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
	"ketword/engine/solver"
)

// TestPositionRows: rows are marked, mixed, spelt, removed and brought back.
func TestPositionRows(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(EnterRows{Text: "slate\naudio"})
	for _, step := range []struct {
		name string
		msg  Msg
		want string // of the rows
		deed deed
	}{
		{"mark", MarkTile{Row: 1, Tile: 4, Mark: engine.Correct}, "slate _____\naudio ____o", deed{What: DidMark, Row: 1, Tile: 4}},
		{"next mark", MarkTile{Row: 0, Tile: 0, Next: true}, "slate *____\naudio ____o", deed{What: DidMark}},
		{"next again", MarkTile{Row: 0, Tile: 0, Next: true}, "slate o____\naudio ____o", deed{What: DidMark}},
		{"and round", MarkTile{Row: 0, Tile: 0, Next: true}, "slate _____\naudio ____o", deed{What: DidMark}},
		{"mix", MixRow{Row: 1}, "slate _____\naudio ____O", deed{What: DidMix, Row: 1}},
		{"unmix", MixRow{Row: 1}, "slate _____\naudio ____o", deed{What: DidMix, Row: 1}},
		{"spell", SpellRow{Row: 0, Text: " Crown"}, "crown _____\naudio ____o", deed{What: DidSpell}},
		{"spell and mark", SpellRow{Row: 0, Text: "world 1XXXX"}, "world o____\naudio ____o", deed{What: DidSpell}},
		{"remove", RemoveRow{Row: 0}, "audio ____o", deed{What: DidRemove}},
		{"undo", BringBackRows{}, "world o____\naudio ____o", deed{What: DidUndo}},
		{"undo once", BringBackRows{}, "world o____\naudio ____o", deed{What: DidUndo}},
		{"clear", ClearRows{}, "", deed{What: DidClear}},
		{"undo all", BringBackRows{}, "world o____\naudio ____o", deed{What: DidUndo}},
		{"no tile", MarkTile{Row: 1, Tile: 5, Mark: engine.Correct}, "world o____\naudio ____o", deed{What: DidUndo}},
		{"no row", MixRow{Row: 2}, "world o____\naudio ____o", deed{What: DidUndo}},
		{"nothing to remove", RemoveRow{Row: -1}, "world o____\naudio ____o", deed{What: DidUndo}},
	} {
		w.send(step.msg)
		equal(t, step.name, writeRows(w.model.Solver.Rows), step.want)
		step.deed.Count = w.model.Solver.Deed.Count
		equal(t, step.name+": deed", w.model.Solver.Deed, step.deed)
	}
	w.send(ClearRows{}, EnterRows{Text: "slate"})
	equal(t, "not after a change", w.model.Solver.Undoes(), false)
}

// TestSpellRow: a guess that a row can't have is refused where it was typed.
func TestSpellRow(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(EnterRows{Text: "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, EditRow{Row: 1})
	equal(t, "editing", w.model.Solver.Editing, 1)
	for text, want := range map[string]string{
		"magnet": `"magnet": 6 letters, expected 5`, "sl8te": `"sl8te": not only letters`, "slate o__": "3 marks, expected 5",
	} {
		w.send(SpellRow{Row: 1, Text: text})
		r := w.model.Solver.Refusal
		if r.Err == nil || r.Err.Error() != want || r.Row != 1 {
			t.Errorf("%s: %+v, want %s", text, r, want)
		}
	}
	equal(t, "still", []any{w.model.Solver.Editing, writeRows(w.model.Solver.Rows)}, []any{1, "_*___\no_*__"})
	w.send(SpellRow{Row: 1, Text: "slate"})
	equal(t, "spelt", []any{w.model.Solver.Editing, writeRows(w.model.Solver.Rows), w.model.Solver.Refusal}, []any{NoRow, "_*___\nslate o_*__", entryError{}})
	w.send(EditRow{Row: 1}, SpellRow{Row: 1, Text: " "})
	equal(t, "left as it is", w.model.Solver.Editing, NoRow)
}

// TestRowStates: which rows count.
func TestRowStates(t *testing.T) {
	for text, states := range map[string][2]rowState{ // in classic, in quantum
		"slate o_*__":   {rowCounts, rowCounts},
		"o_*__":         {RowWaits, RowWaits},
		"magnet o_____": {RowMisfits, RowMisfits},
		"slate O+___":   {RowMixed, rowCounts},
		"slate O____":   {RowMixed, RowHalf},
	} {
		turn, err := engine.ParseTurn(text)
		if err != nil {
			t.Fatal(err)
		}
		for i, mode := range engine.Modes() {
			p := Position{Scope: session.Scope{Mode: mode, List: lists.Default()}, Rows: []engine.Turn{turn}}
			equal(t, text+" in "+mode.String(), p.State(0), states[i])
		}
	}
	w := newSolver(t, map[string]string{}).do(EnterRows{Text: "slate O+___"}, SetSolver{session.Scope{List: lists.Default(), Mode: engine.Classic}})
	equal(t, "in no classic game", []any{len(w.asked().Turns), len(w.model.Solver.Rows)}, []any{0, 1})
	w.do(SetSolver{session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "and back", len(w.asked().Turns), 1)
}

// TestCorrectRow: a change that the coach proposes is made, unless the position is another
// by then.
func TestCorrectRow(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(EnterRows{Text: "⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, SpellRow{Row: 1, Text: "slate"})
	found := coach.Advice{Contradiction: &solver.ContradictionError{Corrections: []solver.Correction{
		{Turn: 0, Tile: 2, Mark: engine.Correct}, {Turn: 0, Tile: solver.NoTile, Mixed: true},
	}}}
	w.advised(found)
	w.send(CorrectRow{Correction: 2}, CorrectRow{Correction: -1})
	equal(t, "no such change", writeRows(w.model.Solver.Rows), "_*___\nslate o_*__")
	w.send(CorrectRow{Correction: 0}) // of the only row that counts
	equal(t, "corrected", writeRows(w.model.Solver.Rows), "_*___\nslate o_o__")
	w.send(CorrectRow{Correction: 1})
	equal(t, "stale", writeRows(w.model.Solver.Rows), "_*___\nslate o_o__")
	w.advised(found).send(CorrectRow{Correction: 1})
	equal(t, "mixed", writeRows(w.model.Solver.Rows), "_*___\nslate O_O__")
}

// TestPositionIsStored: the position is there again at the next visit, and what can't be
// read is set aside.
func TestPositionIsStored(t *testing.T) {
	w := newSolver(t, map[string]string{}).do(
		SetSolver{session.Scope{List: lists.Name{Lang: "de", Length: 6}, Mode: engine.Classic, Level: engine.Strict}}, EnterRows{Text: "Game 7\n🟢🟡⬛⬛⬛⬛\nmagnet *_____"},
	)
	const want = "quantum de/6 strict\nO+____\nmagnet *_____"
	equal(t, "entered", w.position(), want)
	equal(t, "stored", w.stored[solverKey], apptest.Sealed(envelope.Position, `{"mode":"quantum","list":"de/6","level":"strict","rows":["O+____","magnet *_____"]}`))
	again := w.reopen()
	equal(t, "read", again.position(), want)
	equal(t, "asked", writeRows(again.do(Open{Screen: screen.Solver}).asked().Turns), "magnet *_____")

	for name, bad := range map[string]string{
		"no JSON": "x", "mode": apptest.Sealed(envelope.Position, `{"mode":"x","list":"de/6","level":"normal"}`),
		"list": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"x","level":"normal"}`), "level": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"de/6","level":"x"}`),
		"row": apptest.Sealed(envelope.Position, `{"mode":"classic","list":"de/6","level":"normal","rows":["?"]}`),
	} {
		w := newSolver(t, map[string]string{solverKey: bad})
		equal(t, name, w.position(), "classic en/5 normal\n")
		equal(t, name+": set aside", w.stored[solverKey+quarantineSuffix+"1"], bad)
	}
	const newer = apptest.Newer
	frozen := newSolver(t, map[string]string{solverKey: newer}).do(EnterRows{Text: "slate"})
	equal(t, "of a newer version", frozen.stored[solverKey], newer)

	stored := map[string]string{solverKey: apptest.Sealed(envelope.Position, `{"mode":"classic","list":"x-0123456789abcdef/5","level":"normal","rows":["slate o_*__"]}`)}
	gone := newSolver(t, maps.Clone(stored))
	equal(t, "of a list that is gone", gone.position(), "classic en/5 normal\nslate o_*__")
	equal(t, "asked", gone.model.SolverFound().Fault, query.NoFault)
}
