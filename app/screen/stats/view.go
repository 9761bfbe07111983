package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Draw draws the statistics of the selected games, and below them buttons for the games and
// for files.
func (m *Model) Draw(v screen.View) goapp.UI {
	s, t := v.Session, v.Text
	span, periods := records.Trend(s.Selected())
	return goapp.Div().Body(
		m.cameView(v),
		part.Selection(v),
		figures(t, s.Stats(), s.BarOf(s.Selection)),
		trend(t, span, periods),
		goapp.Div().Class("reviews").Body( // stays in its place, so that the elements after it keep the focus
			ui.If(len(s.History)+len(s.DeletedGames) > 0, ui.Act("games", t.Games.Open)),
		),
		historyButtons(v, m),
	)
}

// figures draws the figures and the distribution of games. The bar this counts the game in play.
func figures(t *text.Text, s records.Stats, this records.Bar) goapp.UI {
	all := each.Of(s.Figures(), func(f records.Figure) goapp.UI { return ui.Fact(figureName(t, &s, f.Name), figureText(t, f)) })
	return goapp.Section().Body(
		goapp.Dl().Class("figures").Body(all...),
		distribution(t, &s, this),
		ui.If(s.Assisted > 0, goapp.P().Class("quiet").Text(t.Stats.Apart(s.Assisted))),
		ui.If(s.Imported > 0, goapp.P().Class("quiet").Text(t.Stats.Imported(s.Imported))),
	)
}

// figureName returns the label of a figure. It says so if the figure omits assisted games.
func figureName(t *text.Text, s *records.Stats, figure string) string {
	if figure == "played" && s.Assisted > 0 {
		return t.Stats.Unaided
	}
	return t.Stats.Figures(figure)
}

// figureText returns a number as an integer or with one decimal, or a dash if there are no
// games to compute it from.
func figureText(t *text.Text, f records.Figure) string {
	switch {
	case f.None:
		return "–"
	case !f.Decimals:
		return t.Number(int(f.Value))
	}
	return wording.Decimal(&t.Game, f.Value)
}

// distribution draws the distribution below its heading, or a sentence if there are no games.
func distribution(t *text.Text, s *records.Stats, this records.Bar) goapp.UI {
	if s.Played == 0 {
		return goapp.P().Text(ui.When(s.Assisted == 0, t.Stats.None))
	}
	return goapp.Div().Body(goapp.H3().Text(t.Stats.Guesses), part.Bars(t, s, this))
}
