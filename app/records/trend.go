package records

import (
	"time"

	"ketword/engine"
)

// Period is a time in which games ended.
type Period struct {
	First   engine.Day // the first day of the time
	Won     int
	Guesses int // of these wins together
}

// Mean returns the mean number of guesses of a win; 0 if there was none.
func (p Period) Mean() float64 { return float64(p.Guesses) / float64(max(p.Won, 1)) }

// Span is how long periods are.
type Span string

// The spans.
const (
	Days   Span = "days"
	Weeks  Span = "weeks"
	Months Span = "months"
	Years  Span = "years"
)

// first returns the first day of the period of a day. Weeks begin on Monday.
func (s Span) first(d engine.Day) engine.Day {
	const week, sinceMonday = 7, 3 // day 0 is a Thursday
	year, month, _ := d.Date()
	switch s {
	case Weeks:
		return d - ((d+sinceMonday)%week+week)%week
	case Months:
		return engine.DayOf(year, month, 1)
	case Years:
		return engine.DayOf(year, time.January, 1)
	}
	return d
}

// maxPeriods is how many periods are told apart.
const maxPeriods = 16

// Trend returns the wins of records, oldest first, by periods: those without a game are
// left out. The periods are as short as can be for maxPeriods of them; of more years,
// only the last are returned.
func Trend(records []Saved) (span Span, periods []Period) {
	for _, span = range []Span{Days, Weeks, Months, Years} {
		if periods = periodsOf(records, span); len(periods) <= maxPeriods {
			return span, periods
		}
	}
	return span, periods[len(periods)-maxPeriods:]
}

// periodsOf returns the periods of a span that have a game without help.
func periodsOf(records []Saved, span Span) []Period {
	var periods []Period
	for _, r := range records {
		if r.Assisted {
			continue
		}
		first, last := span.first(r.Day), len(periods)-1
		if last < 0 || periods[last].First != first {
			periods = append(periods, Period{First: first})
			last++
		}
		if r.Game.Status() == engine.Won {
			periods[last].Won++
			periods[last].Guesses += r.Game.TurnCount()
		}
	}
	return periods
}
