package session

import (
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
)

// Month is a month of the daily puzzles of a mode and list.
type Month struct {
	Year, Month    int
	Week           int // first weekday of a week; 0 is Monday
	Blank          int // days in the first week before the first of the month
	Days           []CalendarDay
	Today          engine.Day
	Older, Newer   bool // there are earlier or later months
	Played, Solved int  // number of ended puzzles, and of the solved ones among them
}

// MonthOf returns the month of a day, for the mode and list of a scope.
func (s *Session) MonthOf(scope Scope, day engine.Day) Month {
	year, month, _ := day.Date()
	first, next := day.Month(0)
	c := Month{
		Year: year, Month: int(month), Week: s.WeekStart, Blank: int(first - first.Week(s.WeekStart)),
		Today: s.LastDay(), Older: first > 0, Newer: next <= s.LastDay(),
	}
	played := s.playedDays(scope, first, next)
	for day := first; day < next; day++ {
		g, found := played[day]
		d := s.calendarDayOf(scope.Daily(day), g, found)
		switch d.Mark {
		case DaySolved:
			c.Solved++
			c.Played++
		case DayLost, DayGivenUp:
			c.Played++
		}
		c.Days = append(c.Days, d)
	}
	return c
}

// playedDays returns the games of the daily puzzles from first up to next. Of several games
// on a day, it takes the one of [Records.PlayedDaily].
func (r *Records) playedDays(scope Scope, first, next engine.Day) map[engine.Day]records.Saved {
	played := map[engine.Day]records.Saved{}
	for _, g := range each.Joined(r.History, r.Unfinished()) {
		d := records.DailyOf(g.Game.Puzzle.Identity)
		day := engine.DayWithNumber(d.Number)
		if _, found := played[day]; !found && day >= max(first, 0) && day < next && d.Mode == scope.Mode && d.List == scope.List {
			played[day] = g
		}
	}
	return played
}
