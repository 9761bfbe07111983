package session

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// OfToday reports whether a puzzle is a daily one of today, by any rules.
func (s *Session) OfToday(id engine.Identity) bool { return id.Daily == max(s.Day, 0).Number() }

// IsToday reports whether the puzzle in play is today's, by any rules.
func (s *Session) IsToday() bool { return s.OfToday(s.Game.Puzzle.Identity) }

// EndsToday reports whether the game in play is today's, and has ended.
func (s *Session) EndsToday() bool {
	return s.Opened() && !s.Playing() && s.OfToday(s.Game.Puzzle.Identity)
}

// LacksToday reports whether today's puzzle of a mode and the list in play is another one
// than that in play, and not solved or lost yet, by any rules.
func (s *Session) LacksToday(mode engine.Mode) bool {
	list := lists.Of(s.Game.Puzzle.Identity)
	inPlay := s.IsToday() && mode == s.Game.Puzzle.Rules.Mode
	return s.Opened() && !inPlay && !slices.ContainsFunc(s.History, func(g records.Saved) bool {
		id := g.Game.Puzzle.Identity
		return s.OfToday(id) && id.Rules.Mode == mode && lists.Of(id) == list
	})
}

// OtherToday returns the mode besides that in play whose puzzle of today is still to be
// played with the same list; 0 if there is none.
func (s *Session) OtherToday() engine.Mode {
	for _, mode := range engine.Modes() {
		if mode != s.Game.Puzzle.Rules.Mode && s.Offers(lists.Of(s.Game.Puzzle.Identity), mode) && s.LacksToday(mode) {
			return mode
		}
	}
	return 0
}

// PlayedDaily returns the record of a daily puzzle that was begun, by whatever tries and
// level: the one that gave its result, or else the one played last.
func (r *Records) PlayedDaily(d records.Daily) (records.Saved, bool) {
	for _, s := range slices.Concat(r.History, r.Unfinished()) {
		if records.DailyOf(s.Game.Puzzle.Identity) == d {
			return s, true
		}
	}
	return records.Saved{}, false
}

// LastDay returns the last day of the archive: today.
func (s *Session) LastDay() engine.Day { return max(s.Day, 0) }

// Weekday returns which day of the week a day is, from 0 for Monday. Day 0 was a Thursday.
func Weekday(day engine.Day) int {
	const thursday = 3
	return (int(day%daysOfWeek) + daysOfWeek + thursday) % daysOfWeek
}

const daysOfWeek = 7

// InWeek returns a day's place in its week, from 0 for that on which weeks begin where the player
// is.
func (s *Session) InWeek(day engine.Day) int {
	return (Weekday(day) - s.WeekStart + daysOfWeek) % daysOfWeek
}

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
