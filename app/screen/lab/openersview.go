package lab

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/solver"
)

// openersTab draws the best first guesses, and the tried ones.
func (d *drawing) openersTab() goapp.UI {
	t := &d.words.Lab
	parts := []goapp.UI{
		ui.Div("trying",
			d.field(ui.FieldName(t.TryLabel), tryField, tryField),
			ui.Act("lab-try", t.Try),
		),
		d.fault(),
		ui.Live("status", goapp.Div().Class("tried")).Body(
			goapp.If(len(d.Tried) > 0, func() goapp.UI { return d.table(t.Tried, d.Tried) }),
		),
	}
	estimate := slices.ContainsFunc(d.Openers, func(o *query.OpenersPart) bool { return o.Estimate })
	if estimate {
		parts = append(parts, ui.P("quiet", t.Shortlist))
	}
	for _, o := range d.Openers {
		parts = append(parts, d.table(t.By(o.Strategy), o.Best))
	}
	return ui.Div("lab-openers", parts...)
}

// table draws guesses with their expected costs.
func (d *drawing) table(title string, guesses []solver.Ranked) goapp.UI {
	t := &d.words.Lab
	var rows []goapp.UI
	for _, g := range guesses {
		rows = append(rows, goapp.Tr().Body(
			ui.Untranslated(goapp.Th()).Scope("row").Lang(part.WordLang(d.list)).Text(wording.Upper(d.words, g.Guess.String())),
			goapp.Td().Text(wording.Mean(d.words, g.Remaining)), goapp.Td().Text(wording.Decimals(&d.words.Game, g.Bits, 2)),
			goapp.Td().Text(d.words.Number(g.Parts)), goapp.Td().Text(d.words.Number(g.Worst)),
		))
	}
	return goapp.Table().Class("firsts").Body(
		goapp.Elem("caption").Text(title),
		goapp.THead().Body(goapp.Tr().Body(
			ui.ColumnHead(t.Guess), ui.ColumnHead(t.Left), ui.ColumnHead(t.Bits), ui.ColumnHead(t.Groups), ui.ColumnHead(t.Largest),
		)),
		goapp.TBody().Body(rows...),
	)
}
