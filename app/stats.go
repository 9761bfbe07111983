package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// stats draws the statistics.
type stats struct {
	goapp.Compo
	Text  text.Text
	Tab   model.Tab
	Stats model.Stats
}

// statistics draws the statistics, and below them what can be done with a file
// of the games that they count.
func (r *root) statistics() goapp.UI {
	m, t := r.model, r.text
	_, refused := m.FirstNotice().(model.NotImported)
	return goapp.Div().Body(
		&stats{Text: t, Tab: m.Tab, Stats: m.Stats()},
		&historyActs{
			Text: t.History, Empty: len(m.History) == 0, Reading: m.Reading,
			Told: fileNotice(t, m), Refused: refused,
		},
	)
}

func (s *stats) Render() goapp.UI {
	t := s.Text.Stats
	return goapp.Section().Body(
		goapp.Div().Class("tabs").Role("group").Aria("label", t.Tabs).Body(
			s.tab(string(model.AllTab), t.All),
			s.tab(engine.Classic.String(), s.Text.Game.Classic),
			s.tab(engine.Quantum.String(), s.Text.Game.Quantum),
		),
		goapp.Dl().Class("figures").Body(
			figure(strconv.Itoa(s.Stats.Played), t.Played),
			figure(strconv.Itoa(s.Stats.Won), t.Won),
			figure(strconv.Itoa(s.Stats.Percent()), t.Percent),
			figure(s.mean(), t.Mean),
		),
		s.distribution(),
	)
}

// tab draws one choice of games.
func (s *stats) tab(value, name string) goapp.UI {
	return choice("tab", value, name, string(s.Tab) == value)
}

// figure draws a number and what it counts.
func figure(value, name string) goapp.UI {
	return goapp.Div().Body(goapp.Dt().Text(name), goapp.Dd().Text(value))
}

// mean writes the mean guesses of a win with one decimal, or a dash.
func (s *stats) mean() string {
	if s.Stats.Won == 0 {
		return "–"
	}
	return strings.Replace(strconv.FormatFloat(s.Stats.Mean(), 'f', 1, 64), ".", s.Text.Stats.Decimal, 1)
}

// distribution draws the wins by number of guesses, and the games lost.
func (s *stats) distribution() goapp.UI {
	t := s.Text.Stats
	if s.Stats.Played == 0 {
		return goapp.P().Text(t.None)
	}
	var rows []goapp.UI
	for i, n := range s.Stats.Wins {
		name := strconv.Itoa(i + 1)
		if i+1 == model.LongWins {
			name = t.More
		}
		rows = append(rows, s.bar(name, n))
	}
	rows = append(rows, s.bar(t.Lost, s.Stats.Lost()))
	return goapp.Div().Body(
		goapp.H3().Text(t.Guesses),
		goapp.Ul().Class("bars").Body(rows...),
	)
}

// bar draws one row of the distribution, which is told in words.
func (s *stats) bar(name string, games int) goapp.UI {
	return goapp.Li().Body(
		goapp.Span().Class("name").Aria("hidden", true).Text(name),
		goapp.Progress().Max(s.Stats.Most()).Attr("value", games).
			Aria("label", s.Text.Stats.Row(name, games)),
		goapp.Span().Class("count").Aria("hidden", true).Text(games),
	)
}
