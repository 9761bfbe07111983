package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen/part"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/internal/each"
)

// statistics draws the statistics of the games that are selected, and below them what
// can be done with the games, and with files of them.
func (r *root) statistics() goapp.UI {
	m, t := &r.model, r.text
	_, refused := m.FirstNotice().(notice.HistoryNotImported)
	span, periods := records.Trend(m.Selected())
	return goapp.Div().Body(
		r.selection(),
		&stats{Text: t, Stats: m.Stats(), This: m.ThisBar()},
		&trend{Text: t, Span: span, Periods: periods},
		goapp.Div().Class("reviews").Body( // stays in its place, so that what is behind it keeps the focus
			ui.If(len(m.History)+len(m.DeletedGames) > 0, ui.Act("games", t.Games.Open())),
		),
		&historyButtons{
			Text: &t.History, Scores: t.Scores.Open(), Empty: len(m.History)+len(m.Imported) == 0, Reading: m.Reading,
			Told: notice.Sentences(t, m.InDialog()), Refused: refused, Safety: part.Safety(&t.Offline, &m.Session),
		},
	)
}

// stats draws the statistics.
type stats struct {
	goapp.Compo
	Text  *text.Text
	Stats records.Stats
	This  records.Bar // counts the game in play
}

func (s *stats) Render() goapp.UI {
	t := &s.Text.Stats
	return goapp.Section().Body(
		s.figures(),
		s.distribution(),
		ui.If(s.Stats.Assisted > 0, goapp.P().Class("quiet").Text(t.Apart(s.Stats.Assisted))),
		ui.If(s.Stats.Imported > 0, goapp.P().Class("quiet").Text(t.Imported(s.Stats.Imported))),
	)
}

// figures draws each number and what it counts.
func (s *stats) figures() goapp.UI {
	figures := each.Of(s.Stats.Figures(), func(f records.Figure) goapp.UI { return ui.Fact(s.figureName(f.Name), figureText(s.Text, f)) })
	return goapp.Dl().Class("figures").Body(figures...)
}

// figureName says what a figure counts: not all games, where some had hints.
func (s *stats) figureName(figure string) string {
	if figure == "played" && s.Stats.Assisted > 0 {
		return s.Text.Stats.Unaided()
	}
	return s.Text.Stats.Figures(figure)
}

// figureText writes a number: whole, with one decimal, or a dash where there
// are no games to tell it from.
func figureText(t *text.Text, f records.Figure) string {
	switch {
	case f.None:
		return "–"
	case f.Kind == records.WholeFigure:
		return t.Number(int(f.Value))
	}
	return wording.Decimal(&t.Game, f.Value)
}

// distribution draws the bars below their heading, or that there are no games.
func (s *stats) distribution() goapp.UI {
	if s.Stats.Played == 0 {
		return goapp.P().Text(ui.When(s.Stats.Assisted == 0, s.Text.Stats.None()))
	}
	return goapp.Div().Body(goapp.H3().Text(s.Text.Stats.Guesses()), s.bars())
}

// bars draws the wins by number of guesses, up to the usual number of tries or the greatest
// that there is, and the games lost.
func (s *stats) bars() goapp.UI {
	var rows []goapp.UI
	t := &s.Text.Stats
	for n := records.Bar(1); n <= s.Stats.LastBar(); n++ {
		name := strconv.Itoa(int(n))
		if n == records.LongWins {
			name = t.More()
		}
		rows = append(rows, s.bar(n, name, s.Stats.Wins[n-1]))
	}
	rows = append(rows, s.bar(records.LostBar, t.Lost(), s.Stats.Lost()))
	return goapp.Ul().Class("bars").Class(ui.When(s.This != records.NoBar, "lit")).Body(rows...)
}

// bar draws one row of the distribution, which is told in words.
func (s *stats) bar(n records.Bar, name string, games int) goapp.UI {
	told, row := s.Text.Stats.Row(name, games), goapp.Li()
	if n == s.This {
		told, row = s.Text.Stats.This(told), row.Class("now")
	}
	return row.Body(
		goapp.Span().Class("name").Aria("hidden", true).Text(name),
		goapp.Progress().Max(s.Stats.Most()).Attr("value", games).Aria("label", told),
		goapp.Span().Class("count").Aria("hidden", true).Text(s.Text.Number(games)),
	)
}
