package solver

import (
	"reflect"
	"testing"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	solving "ketword/engine/solver"
)

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
}

// TestCorrectionTexts: a change is named by what it changes.
func TestCorrectionTexts(t *testing.T) {
	for _, c := range []struct {
		correction solving.Correction
		want       string
	}{
		{solving.Correction{Turn: 0, Tile: 1, Mark: engine.Present}, "Row 1: letter 2, L, present"},
		{solving.Correction{Turn: 0, Tile: 1, Mark: engine.Present, Mixed: true}, "Row 1: letter 2, L, present, the row mixed"},
		{solving.Correction{Turn: 1, Tile: 0}, "Row 2: letter 1, B, absent, the row not mixed"},
		{solving.Correction{Turn: 0, Tile: solving.NoTile, Mixed: true}, "Row 1 mixed"},
		{solving.Correction{Turn: 1, Tile: solving.NoTile}, "Row 2 not mixed"},
	} {
		rows := []engine.Turn{{Guess: engine.MustWord("slate")}, {Guess: engine.MustWord("briny"), Feedback: engine.NewFeedback(true, 2, 0, 1, 0, 0)}}
		a := &drawing{words: embedded.English, m: &Model{Position: Position{Rows: rows}}, f: Found{Rows: []int{0, 1}}}
		equal(t, "change", a.correctionText(c.correction), c.want)
	}
}

func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
