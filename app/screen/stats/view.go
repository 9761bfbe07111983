package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
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
		m.month(v),
		trend(t, span, periods),
		ui.Div("reviews", // stays in its place, so that the elements after it keep the focus
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
		ui.If(s.Assisted > 0, ui.P("quiet", t.Stats.Apart(s.Assisted))),
		ui.If(s.Imported > 0, ui.P("quiet", t.Stats.Imported(s.Imported))),
	)
}

// figureName returns the label of a figure. It says so if the figure omits assisted games.
func figureName(t *text.Text, s *records.Stats, figure string) string {
	if figure == "played" && s.Assisted > 0 {
		return t.Stats.Unaided
	}
	return t.Stats.Figures(figure)
}

// figureText returns a number, or a dash if there are no games to compute it from.
func figureText(t *text.Text, f records.Figure) string {
	if f.None {
		return "–"
	}
	return t.Number(f.Value)
}

// month draws the calendar of a month with the results of daily puzzles, if the games are of one mode and list. A day
// that was played is a button.
func (m *Model) month(v screen.View) goapp.UI {
	scope, one := v.Session.SelectedScope()
	if !one {
		return goapp.Div()
	}
	first, _ := v.Session.LastDay().Month(m.turned)
	shown := v.Session.MonthOf(scope, first)
	return ui.Div("month-of", part.MonthHead(v.Text, &shown, "turn-stats"), part.Month(v.Text, &shown, func(d session.CalendarDay, date int) goapp.UI {
		mark, class := part.DayMark(d)
		if mark == "" {
			return goapp.Span().Class("day").Text(date)
		}
		return goapp.Button().Type("button").Class("day", class).DataSet("action", "open-day").DataSet("value", int(d.Day)).DataSet("how", mark).
			Aria("label", part.DayName(v.Text, &shown, d, date)).Text(date)
	}))
}

// distribution draws the distribution below its heading, or a sentence if there are no games.
func distribution(t *text.Text, s *records.Stats, this records.Bar) goapp.UI {
	if s.Played == 0 {
		return ui.P("", ui.When(s.Assisted == 0, t.Stats.None))
	}
	return goapp.Div().Body(goapp.H3().Body(
		goapp.Text(t.Stats.Guesses),
		ui.If(s.Won > 0, goapp.Small().Text(wording.PartsBetween+t.Stats.Mean+" "+wording.Decimal(&t.Game, s.Mean()))),
	), part.Bars(t, s, this))
}
