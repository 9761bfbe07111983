package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/ui"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// manyMends is how many changes are offered at the most.
const manyMends = 12

// mends draws the changes that would make a contradictory position possible.
func (a *advice) mends() goapp.UI {
	t, f := a.Text.Solver, a.Solver.Found
	if f.Contradiction == nil || f.Stale {
		return nil
	}
	all := f.Contradiction.Corrections
	if len(all) == 0 {
		return goapp.P().Text(t.NoMend)
	}
	buttons := make([]goapp.UI, min(len(all), manyMends))
	for i := range buttons {
		buttons[i] = a.mend(i, all[i])
	}
	return goapp.Div().Class("mends").Body(
		goapp.P().Text(t.Mend),
		goapp.Div().Class("acts").Body(buttons...),
		goapp.If(len(all) > len(buttons), func() goapp.UI { return goapp.P().Text(t.MoreMends(len(all) - len(buttons))) }),
	)
}

// mend draws a change, by its number, as the row that it makes; its name says what changes.
func (a *advice) mend(number int, c solver.Correction) goapp.UI {
	_, turn := a.Solver.Mended(c)
	played := model.PlayedRow(turn)
	mixed := ui.When(played.Mixed, "true")
	var tiles []goapp.UI
	for at, tile := range played.Tiles {
		tiles = append(tiles, goapp.Span().Class("tile").DataSet("mark", tile.Mark).DataSet("mixed", mixed).
			DataSet("changed", ui.When(at == c.Tile, "true")).Text(upper(tile.Letter)))
	}
	said := a.mendText(c)
	return goapp.Button().Type("button").Class("act").Title(said).Aria("label", said).DataSet("action", "mend").DataSet("value", number).Body(
		goapp.Span().Class("row", format.Text("cols-%d", len(tiles))).Lang(a.Lang).DataSet("mixed", mixed).Body(tiles...),
	)
}

// mendText says a change.
func (a *advice) mendText(c solver.Correction) string {
	t, row := a.Text.Solver, a.Solver.Found.Rows[c.Turn]
	turn := a.Solver.Rows[row]
	mixes := c.Mixed && !turn.Feedback.Mixed()
	unmixes := !c.Mixed && turn.Feedback.Mixed()
	if c.Tile == solver.NoTile {
		if mixes {
			return t.MendMixed(row + 1)
		}
		return t.MendUnmixed(row + 1)
	}
	mend := t.MendTile(upper(string(turn.Guess.At(c.Tile))), c.Tile+1, row+1, a.Text.Speech.Marks.Of(c.Mark.String()))
	switch {
	case mixes:
		return t.AndMixed(mend)
	case unmixes:
		return t.AndUnmixed(mend)
	}
	return mend
}
