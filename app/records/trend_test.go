package records

import (
	"testing"
	"time"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// wonOn returns a game won in a number of guesses on a day.
func wonOn(t *testing.T, day engine.Day, guesses int) Saved {
	s := longGame(t, guesses, false)
	s.Day = day
	return s
}

// TestTrend: wins without help are counted by day, week or longer, as short as possible.
// Lost games don't count for the mean, but their periods are included.
func TestTrend(t *testing.T) {
	span, none := Trend(nil)
	apptest.Equal(t, "nothing", len(none), 0)
	apptest.Equal(t, "span of nothing", span, Days)

	helped, lost := wonOn(t, 4, 9), longGame(t, 3, true)
	helped.Assisted, lost.Day = true, 3
	later := lost
	later.Day = 7
	span, periods := Trend([]Saved{wonOn(t, 3, 2), wonOn(t, 3, 5), lost, helped, wonOn(t, 5, 4), later})
	apptest.Equal(t, "days", span, Days)
	apptest.Equal(t, "wins of days", periods, []Period{{First: 3, Won: 2, Guesses: 7}, {First: 5, Won: 1, Guesses: 4}, {First: 7}})
	apptest.Equal(t, "mean", periods[0].Mean(), 3.5)

	for name, c := range map[string]struct {
		every engine.Day
		games int
		want  Span
		first engine.Day
		n     int
	}{
		"sixteen days":   {1, 16, Days, 0, 16},
		"seventeen days": {1, 17, Weeks, -3, 3}, // from Monday, 29 December 2025
		"half a year":    {3, 60, Months, 0, 6},
		"five years":     {20, 90, Years, 0, 5},
		"forty years":    {100, 146, Years, engine.DayOf(2050, time.January, 1), maxPeriods},
	} {
		var h History
		for i := range c.games {
			h = append(h, wonOn(t, engine.Day(i)*c.every, 3))
		}
		span, periods := Trend(h)
		apptest.Equal(t, name+": span", span, c.want)
		apptest.Equal(t, name+": first", periods[0].First, c.first)
		apptest.Equal(t, name+": periods", len(periods), c.n)
	}
	apptest.Equal(t, "Monday", Weeks.first(engine.DayOf(2026, time.November, 22)), engine.DayOf(2026, time.November, 16))
	apptest.Equal(t, "Sunday before day 0", Weeks.first(engine.DayOf(2025, time.December, 28)), engine.DayOf(2025, time.December, 22))
	apptest.Equal(t, "before day 0", Weeks.first(engine.DayOf(2025, time.December, 29)), engine.DayOf(2025, time.December, 29))
}
