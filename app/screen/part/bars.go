package part

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/ui"
)

// Bars draws the distribution of wins by number of guesses, up to records.Stats.LastBar,
// and of lost games. The bar this counts the game in play.
func Bars(t *text.Text, s *records.Stats, this records.Bar) goapp.UI {
	var rows []goapp.UI
	for n := records.Bar(1); n <= s.LastBar(); n++ {
		name := strconv.Itoa(int(n))
		if n == records.LongWins {
			name = t.Stats.More
		}
		rows = append(rows, bar(t, name, s.Wins[n-1], s.Most(), n == this))
	}
	rows = append(rows, bar(t, t.Stats.Lost, s.Lost(), s.Most(), this == records.LostBar))
	return goapp.Ul().Class("bars").Class(ui.When(this != records.NoBar, "lit")).Body(rows...)
}

// bar draws a row of the distribution, with a label in words.
func bar(t *text.Text, name string, games, most int, this bool) goapp.UI {
	told, row := t.Stats.Row(name, games), goapp.Li()
	if this {
		told, row = t.Stats.This(told), row.Class("now")
	}
	return row.Body(
		goapp.Span().Class("name").Aria("hidden", true).Text(name),
		goapp.Progress().Max(most).Attr("value", games).Aria("label", told),
		goapp.Span().Class("count").Aria("hidden", true).Text(t.Number(games)),
	)
}
