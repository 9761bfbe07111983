package stats

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/notice"
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
func Draw(v screen.View, m *Model) goapp.UI {
	s, t := v.Session, v.Text
	span, periods := records.Trend(s.Selected())
	return goapp.Div().Body(
		part.Selection(v),
		&figures{Text: t, Stats: s.Stats(), This: s.ThisBar()},
		&trend{Text: t, Span: span, Periods: periods},
		goapp.Div().Class("reviews").Body( // stays in its place, so that what is behind it keeps the focus
			ui.If(len(s.History)+len(s.DeletedGames) > 0, ui.Act("games", t.Games.Open())),
		),
		&historyButtons{
			Text: &t.History, Scores: t.Scores.Open(), Empty: len(s.History)+len(s.Imported) == 0, Reading: m.Reading,
			Told: notice.Sentences(t, v.Told), Refused: refused(v.Told), Safety: part.Safety(&t.Offline, s),
		},
	)
}

// refused reports whether a file could not be imported.
func refused(told []notice.Notice) bool {
	if len(told) == 0 {
		return false
	}
	_, refused := told[0].(notice.HistoryNotImported)
	return refused
}

// figures draws the figures of games and how many guesses they took.
type figures struct {
	goapp.Compo
	Text  *text.Text
	Stats records.Stats
	This  records.Bar // counts the game in play
}

func (s *figures) Render() goapp.UI {
	t := &s.Text.Stats
	return goapp.Section().Body(
		s.numbers(),
		s.distribution(),
		ui.If(s.Stats.Assisted > 0, goapp.P().Class("quiet").Text(t.Apart(s.Stats.Assisted))),
		ui.If(s.Stats.Imported > 0, goapp.P().Class("quiet").Text(t.Imported(s.Stats.Imported))),
	)
}

// numbers draws each number and what it counts.
func (s *figures) numbers() goapp.UI {
	all := each.Of(s.Stats.Figures(), func(f records.Figure) goapp.UI { return ui.Fact(s.figureName(f.Name), figureText(s.Text, f)) })
	return goapp.Dl().Class("figures").Body(all...)
}

// figureName says what a figure counts: not all games, where some had hints.
func (s *figures) figureName(figure string) string {
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
func (s *figures) distribution() goapp.UI {
	if s.Stats.Played == 0 {
		return goapp.P().Text(ui.When(s.Stats.Assisted == 0, s.Text.Stats.None()))
	}
	return goapp.Div().Body(goapp.H3().Text(s.Text.Stats.Guesses()), part.Bars(s.Text, &s.Stats, s.This))
}
