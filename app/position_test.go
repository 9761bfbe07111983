//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
	"ketword/engine"
)

// TestDeeds: what was changed is told to screen readers, and told again if it is the same.
func TestDeeds(t *testing.T) {
	b := solverTable(t, "crown plaid")
	for _, step := range []struct {
		msg  model.Msg
		want string
	}{
		{model.EnterRows{Text: "slate"}, "Row 1 was added."},
		{model.MarkTile{Tile: 1, Mark: engine.Present}, "L present"},
		{model.MarkTile{Tile: 1, Mark: engine.Present}, "L present"},
		{model.MixRow{}, "Row 1 is mixed."},
		{model.MixRow{}, "Row 1 is not mixed."},
		{model.SpellRow{Text: "briny"}, "BRINY is the guess of row 1."},
		{model.ClearRows{}, "All rows were removed."},
		{model.BringBackRows{}, "The rows are back."},
		{model.RemoveRow{}, "Row 1 was removed."},
		{model.EnterRows{Text: "Game 7\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, "2 rows were filled in."},
		{model.MarkTile{Row: 1, Tile: 1, Mark: engine.Present}, "Letter 2 present"},
	} {
		before := b.deedText()
		b.send(step.msg)
		equal(t, "told", b.deedWords(), step.want)
		if b.deedText() == before {
			t.Errorf("%q is not told again", before)
		}
	}
}
