package stats

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// trend draws how many guesses wins took over time, if there is a time to compare
// with.
type trend struct {
	goapp.Compo
	Text    *text.Text
	Span    records.Span
	Periods []records.Period
}

// Room for a name: a date such as 30 Nov, or a month such as Nov 2026.
const (
	dateRoom  = 45.0
	monthRoom = 60.0
)

func (t *trend) Render() goapp.UI {
	s := &t.Text.Stats
	c := &ui.LineChart{Title: s.Trend(string(t.Span)), Names: s.Spans(string(t.Span)), Values: s.Figures("mean"), Room: dateRoom}
	if t.Span == records.Months {
		c.Room = monthRoom
	}
	won := 0
	for _, period := range t.Periods {
		f := ui.Figure{Name: t.name(period.First), Text: "–", None: true} // only games lost
		if period.Won > 0 {
			f = ui.Figure{Name: f.Name, Value: period.Mean(), Text: wording.Decimal(&t.Text.Game, period.Mean())}
			won++
		}
		c.Figures = append(c.Figures, f)
	}
	if won < 2 {
		return goapp.Div()
	}
	return goapp.Section().Class("trend").Body(goapp.H3().Text(c.Title), c)
}

// name names a period by its first day, its month or its year.
func (t *trend) name(first engine.Day) string {
	year, month, date := first.Date()
	switch t.Span {
	case records.Months:
		return t.Text.Date.WithYear(t.Text.Date.Short(strconv.Itoa(int(month))), year)
	case records.Years:
		return strconv.Itoa(year)
	}
	return wording.Date(t.Text, 0, int(month), date)
}
