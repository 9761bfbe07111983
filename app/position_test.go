//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/model"
	"ketword/app/screen/solver"
	"ketword/engine"
)

// TestDeeds: what was changed is told to screen readers, and told again if it is the same.
func TestDeeds(t *testing.T) {
	b := solverTable(t, "crown plaid")
	for _, step := range []struct {
		msg  model.Msg
		want string
	}{
		{solver.EnterRows{Text: "slate"}, "Row 1 was added."},
		{solver.MarkTile{Tile: 1, Mark: engine.Present}, "L present"},
		{solver.MarkTile{Tile: 1, Mark: engine.Present}, "L present"},
		{solver.MixRow{}, "Row 1 is mixed."},
		{solver.MixRow{}, "Row 1 is not mixed."},
		{solver.SpellRow{Text: "briny"}, "BRINY is the guess of row 1."},
		{solver.ClearRows{}, "All rows were removed."},
		{solver.BringBackRows{}, "The rows are back."},
		{solver.RemoveRow{}, "Row 1 was removed."},
		{solver.EnterRows{Text: "Game 7\n⬛🟨⬛⬛⬛\n🟩⬛🟨⬛⬛"}, "2 rows were filled in."},
		{solver.MarkTile{Row: 1, Tile: 1, Mark: engine.Present}, "Letter 2 present"},
	} {
		before := b.deed()
		b.send(step.msg)
		equal(t, "told", strings.TrimSpace(b.deed()), step.want)
		if b.deed() == before {
			t.Errorf("%q is not told again", before)
		}
	}
}

// deed returns what a screen reader is told of the last change of the position.
func (b *table) deed() string {
	return b.draw().One(b.t, drawn.Classed("solver")).One(b.t, drawn.Classed("spoken")).Written()
}
