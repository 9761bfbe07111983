package records

import (
	"time"

	"ketword/engine"
)

// Period counts the wins in a span of time.
type Period struct {
	First   engine.Day // first day of the period
	Won     int
	Guesses int // total guesses of the wins
}

// Mean returns the mean number of guesses of the wins; 0 without wins.
func (p Period) Mean() float64 { return float64(p.Guesses) / float64(max(p.Won, 1)) }

// Span is the length of a period.
type Span string

const (
	Days   Span = "days"
	Weeks  Span = "weeks"
	Months Span = "months"
	Years  Span = "years"
)

// first returns the first day of the period that contains d. Weeks begin on Monday.
func (s Span) first(d engine.Day) engine.Day {
	year, month, _ := d.Date()
	switch s {
	case Weeks:
		return d.Week(0)
	case Months:
		return engine.DayOf(year, month, 1)
	case Years:
		return engine.DayOf(year, time.January, 1)
	}
	return d
}

// maxPeriods is the maximum number of periods in a trend.
const maxPeriods = 16

// Trend returns the wins of records, sorted oldest first, by period. Periods without games
// are omitted. It uses the shortest span that gives at most maxPeriods periods; if there
// are more years, it returns the last ones.
func Trend(records []Saved) (span Span, periods []Period) {
	for _, span = range []Span{Days, Weeks, Months, Years} {
		if periods = periodsOf(records, span); len(periods) <= maxPeriods {
			return span, periods
		}
	}
	return span, periods[len(periods)-maxPeriods:]
}

// periodsOf returns the periods with at least one game that was played without help and whose secret the player did not choose.
func periodsOf(records []Saved, span Span) []Period {
	var periods []Period
	for _, r := range records {
		if r.Assisted || r.Own {
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
