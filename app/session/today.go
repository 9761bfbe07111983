package session

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/each"
)

// Daily puzzles: today's, yesterday's, and those of the archive's calendar.

// OfToday reports whether a puzzle is one of today's daily puzzles, by any rules.
func (s *Session) OfToday(id engine.Identity) bool { return id.Daily == max(s.Day, 0).Number() }

// IsToday reports whether the puzzle in play is today's, by any rules.
func (s *Session) IsToday() bool { return s.OfToday(s.Game.Puzzle.Identity) }

// EndsToday reports whether the game in play is today's, and has ended.
func (s *Session) EndsToday() bool {
	return s.Opened() && !s.Playing() && s.OfToday(s.Game.Puzzle.Identity)
}

// LacksToday reports whether today's puzzle of a mode and the current list is still to be
// played, and is not the one in play. The rules don't matter.
func (s *Session) LacksToday(mode engine.Mode) bool {
	list := lists.Of(s.Game.Puzzle.Identity)
	inPlay := s.IsToday() && mode == s.Game.Puzzle.Rules.Mode
	return s.Opened() && !inPlay && !slices.ContainsFunc(s.History, func(g records.Saved) bool {
		id := g.Game.Puzzle.Identity
		return s.OfToday(id) && id.Rules.Mode == mode && lists.Of(id) == list
	})
}

// OtherToday returns another mode whose daily puzzle of today is still to be played with
// the current list, or 0.
func (s *Session) OtherToday() engine.Mode {
	for _, mode := range engine.Modes() {
		if mode != s.Game.Puzzle.Rules.Mode && s.Offers(lists.Of(s.Game.Puzzle.Identity), mode) && s.LacksToday(mode) {
			return mode
		}
	}
	return 0
}

// PlayedDaily returns the game of a daily puzzle that was begun, by any tries and level:
// the one that gave its result, or else the one played last.
func (r *Records) PlayedDaily(d records.Daily) (records.Saved, bool) {
	for _, s := range each.Joined(r.History, r.Unfinished()) {
		if records.DailyOf(s.Game.Puzzle.Identity) == d {
			return s, true
		}
	}
	return records.Saved{}, false
}

// LastDay returns the last day of the archive: today.
func (s *Session) LastDay() engine.Day { return max(s.Day, 0) }

// DayMark is how far a daily puzzle has been played.
type DayMark uint8

const (
	dayToCome DayMark = iota
	DayFresh          // not played
	DayBegun
	DaySolved
	DayLost
	DayGivenUp
)

// CalendarDay is a day in the archive.
type CalendarDay struct {
	Day      engine.Day
	Mark     DayMark
	Rows     int  // number of rows played
	Assisted bool // the coach has helped
	InPlay   bool
}

// Opens reports whether the day's puzzle can be opened.
func (d CalendarDay) Opens() bool { return d.Mark != dayToCome }

// calendarDayOf returns the calendar day of a daily puzzle. g is its game if found is set.
func (s *Session) calendarDayOf(puzzle records.Daily, g records.Saved, found bool) CalendarDay {
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

// Yesterday returns the calendar day of yesterday, for the current mode and list.
func (s *Session) Yesterday() CalendarDay {
	scope, day := s.NextScope(), s.LastDay()-1
	g, found := s.PlayedDaily(scope.Daily(day))
	return s.calendarDayOf(scope.Daily(day), g, found)
}
