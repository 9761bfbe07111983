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

// leastTrend is how many periods with wins make a trend: fewer are strewn dots.
const leastTrend = 5

// trend draws the guesses of wins over time, if there are enough periods.
func trend(t *text.Text, span records.Span, periods []records.Period) goapp.UI {
	const dateRoom, monthRoom = 45.0, 60.0 // width of a label: a date such as 30 Nov, or a month such as Nov 2026
	s := &t.Stats
	c := &ui.Chart{Title: s.Trend(string(span)), Names: s.Spans(string(span)), Values: s.Mean, Room: dateRoom}
	if span == records.Months {
		c.Room = monthRoom
	}
	won := 0
	for _, period := range periods {
		f := ui.Figure{Name: periodName(t, span, period.First), Text: "–", None: true} // a period with only lost games
		if period.Won > 0 {
			f = ui.Figure{Name: f.Name, Value: period.Mean(), Text: wording.Decimal(&t.Game, period.Mean())}
			won++
		}
		c.Figures = append(c.Figures, f)
	}
	if won < leastTrend {
		return goapp.Div()
	}
	return goapp.Section().Class("trend").Body(ui.H3(c.Title), c.Line())
}

// periodName returns the name of a period: its first day, its month or its year.
func periodName(t *text.Text, span records.Span, first engine.Day) string {
	year, month, date := first.Date()
	switch span {
	case records.Months:
		return t.Date.WithYear(t.Date.Short(strconv.Itoa(int(month))), year)
	case records.Years:
		return strconv.Itoa(year)
	}
	return wording.Date(t, 0, int(month), date)
}
