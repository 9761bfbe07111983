package lab

import (
	"slices"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/query"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine/solver"
)

// openersTab draws the best first guesses, and those that were tried.
type openersTab struct {
	goapp.Compo
	Text    *text.Text
	Lang    string
	Length  int // of the words
	Openers []*query.OpenersPart
	Tried   []solver.Ranked
}

func (l *openersTab) Render() goapp.UI {
	t := &l.Text.Lab
	parts := []goapp.UI{
		goapp.Div().Class("trying").Body(
			ui.Labelled(ui.FieldName(t.TryLabel()), part.WordInput("lab-try", l.Length).DataSet("enter", "lab-try")),
			ui.Act("lab-try", t.Try()),
		),
		ui.Live("status", goapp.Div().Class("tried")).Body(
			goapp.If(len(l.Tried) > 0, func() goapp.UI { return l.table(t.Tried(), l.Tried) }),
		),
	}
	estimate := slices.ContainsFunc(l.Openers, func(o *query.OpenersPart) bool { return o.Estimate })
	if estimate {
		parts = append(parts, goapp.P().Class("quiet").Text(t.Shortlist()))
	}
	for _, o := range l.Openers {
		parts = append(parts, l.table(t.By(o.Strategy), o.Best))
	}
	return goapp.Div().Class("lab-openers").Body(parts...)
}

// table draws guesses with what they are expected to do.
func (l *openersTab) table(title string, guesses []solver.Ranked) goapp.UI {
	t := &l.Text.Lab
	var rows []goapp.UI
	for _, g := range guesses {
		rows = append(rows, goapp.Tr().Body(
			ui.Untranslated(goapp.Th()).Scope("row").Lang(l.Lang).Text(wording.Upper(l.Text, g.Guess.String())),
			goapp.Td().Text(wording.Mean(l.Text, g.Remaining)), goapp.Td().Text(wording.Decimals(&l.Text.Game, g.Bits, 2)),
			goapp.Td().Text(l.Text.Number(g.Parts)), goapp.Td().Text(l.Text.Number(g.Worst)),
		))
	}
	return goapp.Table().Class("firsts").Body(
		goapp.Elem("caption").Text(title),
		goapp.THead().Body(goapp.Tr().Body(
			ui.ColumnHead(t.Guess()), ui.ColumnHead(t.Left()), ui.ColumnHead(t.Bits()), ui.ColumnHead(t.Groups()), ui.ColumnHead(t.Largest()),
		)),
		goapp.TBody().Body(rows...),
	)
}
