package app

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/records"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
)

// progress draws how many guesses wins took over time, if there is a time to compare
// with.
type progress struct {
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

func (p *progress) Render() goapp.UI {
	t := p.Text.Stats
	c := &ui.LineChart{Title: t.Progress.Of(string(p.Span)), Names: t.Spans.Of(string(p.Span)), Values: t.Figures.Of("mean"), Room: dateRoom}
	if p.Span == records.Months {
		c.Room = monthRoom
	}
	won := 0
	for _, period := range p.Periods {
		f := ui.Figure{Name: p.name(period.First), Text: "–", None: true} // only games lost
		if period.Won > 0 {
			f = ui.Figure{Name: f.Name, Value: period.Mean(), Text: wording.Decimal(&p.Text.Game, period.Mean())}
			won++
		}
		c.Figures = append(c.Figures, f)
	}
	if won < 2 {
		return goapp.Div()
	}
	return goapp.Section().Class("progress").Body(goapp.H3().Text(c.Title), c)
}

// name names a period by its first day, its month or its year.
func (p *progress) name(first engine.Day) string {
	year, month, date := first.Date()
	switch p.Span {
	case records.Months:
		return p.Text.Stats.Month(year, int(month))
	case records.Years:
		return strconv.Itoa(year)
	}
	return p.Text.Game.Date(0, int(month), date)
}
