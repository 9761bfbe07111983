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

// Draw draws the statistics of the games that are selected, and below them what can be done
// with the games, and with files of them.
func (m *Model) Draw(v screen.View) goapp.UI {
	s, t := v.Session, v.Text
	span, periods := records.Trend(s.Selected())
	return goapp.Div().Body(
		part.Selection(v),
		figures(t, s.Stats(), s.BarOf(s.Selection)),
		trend(t, span, periods),
		goapp.Div().Class("reviews").Body( // stays in its place, so that what is behind it keeps the focus
			ui.If(len(s.History)+len(s.DeletedGames) > 0, ui.Act("games", t.Games.Open())),
		),
		historyButtons(v, m),
	)
}

// figures draws the figures of games and how many guesses they took. This is the bar that counts the game in play.
func figures(t *text.Text, s records.Stats, this records.Bar) goapp.UI {
	all := each.Of(s.Figures(), func(f records.Figure) goapp.UI { return ui.Fact(figureName(t, &s, f.Name), figureText(t, f)) })
	return goapp.Section().Body(
		goapp.Dl().Class("figures").Body(all...),
		distribution(t, &s, this),
		ui.If(s.Assisted > 0, goapp.P().Class("quiet").Text(t.Stats.Apart(s.Assisted))),
		ui.If(s.Imported > 0, goapp.P().Class("quiet").Text(t.Stats.Imported(s.Imported))),
	)
}

// figureName says what a figure counts: not all games, where some had hints.
func figureName(t *text.Text, s *records.Stats, figure string) string {
	if figure == "played" && s.Assisted > 0 {
		return t.Stats.Unaided()
	}
	return t.Stats.Figures(figure)
}

// figureText writes a number: whole, with one decimal, or a dash where there
// are no games to tell it from.
func figureText(t *text.Text, f records.Figure) string {
	switch {
	case f.None:
		return "–"
	case !f.Decimals:
		return t.Number(int(f.Value))
	}
	return wording.Decimal(&t.Game, f.Value)
}

// distribution draws the bars below their heading, or that there are no games.
func distribution(t *text.Text, s *records.Stats, this records.Bar) goapp.UI {
	if s.Played == 0 {
		return goapp.P().Text(ui.When(s.Assisted == 0, t.Stats.None()))
	}
	return goapp.Div().Body(goapp.H3().Text(t.Stats.Guesses()), part.Bars(t, s, this))
}
