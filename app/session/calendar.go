package session

import (
	"ketword/app/records"
	"ketword/engine"
)

// DayMark is how far a daily puzzle was played.
type DayMark uint8

// The marks of days.
const (
	DayToCome DayMark = iota
	DayFresh          // not played
	DayBegun
	DaySolved
	DayLost
	DayGivenUp
)

// CalendarDay is a day of the archive.
type CalendarDay struct {
	Day      engine.Day
	Mark     DayMark
	Rows     int  // that were played
	Assisted bool // the coach has helped
	InPlay   bool
}

// Opens reports whether the day's puzzle can be opened.
func (d CalendarDay) Opens() bool { return d.Mark != DayToCome }

// CalendarDayOf returns the day of a daily puzzle, with its record if there is one.
func (s *Session) CalendarDayOf(puzzle records.Daily, g records.Saved, found bool) CalendarDay {
	day := engine.DayWithNumber(puzzle.Number)
	d := CalendarDay{Day: day, InPlay: records.DailyOf(s.Game.Puzzle.Identity) == puzzle}
	if !found {
		if day >= 0 && day <= s.LastDay() {
			d.Mark = DayFresh
		}
		return d
	}
	d.Rows, d.Assisted = g.Game.TurnCount(), g.Assisted
	switch {
	case g.Game.Status() == engine.Won:
		d.Mark = DaySolved
	case g.Game.GaveUp():
		d.Mark = DayGivenUp
	case g.Game.Status() == engine.Lost:
		d.Mark = DayLost
	default:
		d.Mark = DayBegun
	}
	return d
}

// Yesterday returns yesterday's puzzle of the mode and list in play.
func (s *Session) Yesterday() CalendarDay {
	scope, day := s.NextScope(), s.LastDay()-1
	g, found := s.PlayedDaily(scope.Daily(day))
	return s.CalendarDayOf(scope.Daily(day), g, found)
}
