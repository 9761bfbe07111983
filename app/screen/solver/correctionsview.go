package solver

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	solving "ketword/engine/solver"
	"ketword/internal/format"
)

// Corrections are single changes of a mark that make contradictory rows possible.

// manyCorrections is the maximum number of corrections shown.
const manyCorrections = 12

// corrections draws the corrections that would make a contradictory position possible.
func (d *drawing) corrections() goapp.UI {
	t, f := &d.words.Solver, &d.f
	if f.Contradiction == nil || f.Stale {
		return nil
	}
	all := f.Contradiction.Corrections
	if len(all) == 0 {
		return ui.P("", t.NoCorrection)
	}
	buttons := make([]goapp.UI, min(len(all), manyCorrections))
	for i := range buttons {
		buttons[i] = d.correction(i, all[i])
	}
	lead := t.AnyCorrection
	if len(all) == 1 {
		lead = t.OneCorrection
	}
	return ui.Div("corrections",
		ui.P("", lead),
		ui.Div("acts", buttons...),
		ui.If(len(all) > len(buttons), ui.P("", t.MoreCorrections(len(all)-len(buttons)))),
	)
}

// correction draws a numbered correction as the row that results. Its label says what changes.
func (d *drawing) correction(number int, c solving.Correction) goapp.UI {
	turn := d.m.corrected(d.f.Rows[c.Turn], c)
	mixed := ui.When(turn.Feedback.Mixed(), "true")
	var tiles []goapp.UI
	for at, mark := range turn.Feedback.Marks() {
		tiles = append(tiles, goapp.Span().Class("tile").DataSet("mark", mark.String()).DataSet("mixed", mixed).
			DataSet("changed", ui.When(at == c.Tile, "true")).Text(wording.Upper(d.words, turn.Guess.TextAt(at))))
	}
	said := d.correctionText(c)
	return goapp.Button().Type("button").Class("act").Title(said).Aria("label", said).DataSet("action", "correct-row").DataSet("value", number).Body(
		ui.Untranslated(goapp.Span()).Class("row", format.Text("cols-%d", len(tiles))).Lang(part.WordLang(d.list)).DataSet("mixed", mixed).Body(tiles...),
	)
}

// correctionText describes a correction in words.
func (d *drawing) correctionText(c solving.Correction) string {
	t, row := &d.words.Solver, d.f.Rows[c.Turn]
	turn := d.m.Rows[row]
	mixes := c.Mixed && !turn.Feedback.Mixed()
	unmixes := !c.Mixed && turn.Feedback.Mixed()
	if c.Tile == solving.NoTile {
		if mixes {
			return t.CorrectMixed(row + 1)
		}
		return t.CorrectUnmixed(row + 1)
	}
	said := t.CorrectTile(wording.Upper(d.words, turn.Guess.TextAt(c.Tile)), c.Tile+1, row+1, d.words.Speech.Marks(c.Mark.String()))
	switch {
	case mixes:
		return t.AndMixed(said)
	case unmixes:
		return t.AndUnmixed(said)
	}
	return said
}
