package archive

import (
	"slices"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// calendar is the visible month.
type calendar struct {
	Year, Month    int
	Week           int // first weekday of a week; 0 is Monday
	Blank          int // days in the first week before the first of the month
	Days           []session.CalendarDay
	Today          engine.Day
	Older, Newer   bool // there are earlier or later months
	Played, Solved int  // number of ended puzzles, and of the solved ones among them
}

// calendar returns the month of the chosen day.
func (m *Model) calendar(s *session.Session) calendar {
	year, month, _ := m.Day.Date()
	first, next := m.Day.Month(0)
	c := calendar{
		Year: year, Month: int(month), Week: s.WeekStart, Blank: s.InWeek(first),
		Today: s.LastDay(), Older: first > 0, Newer: next <= s.LastDay(),
	}
	played := m.playedDays(s, first, next)
	for day := first; day < next; day++ {
		g, found := played[day]
		d := s.CalendarDayOf(m.Scope.Daily(day), g, found)
		switch d.Mark {
		case session.DaySolved:
			c.Solved++
			c.Played++
		case session.DayLost, session.DayGivenUp:
			c.Played++
		}
		c.Days = append(c.Days, d)
	}
	return c
}

// playedDays returns the games of the daily puzzles from first up to next. Of several games
// on a day, it takes the one of [session.Records.PlayedDaily].
func (m *Model) playedDays(s *session.Session, first, next engine.Day) map[engine.Day]records.Saved {
	played := map[engine.Day]records.Saved{}
	for _, g := range slices.Concat(s.History, s.Unfinished()) {
		d := records.DailyOf(g.Game.Puzzle.Identity)
		day := engine.DayWithNumber(d.Number)
		if _, found := played[day]; !found && day >= max(first, 0) && day < next && d.Mode == m.Scope.Mode && d.List == m.Scope.List {
			played[day] = g
		}
	}
	return played
}

const daysOfWeek = 7

// PressKey returns the message for a key: left and right move by a day, up and down by a week, Home and
// End to the ends of the week, Page Up and Page Down by a month. For other keys it returns nil.
func PressKey(s *session.Session, m *Model, key string) screen.Msg[Model] {
	day := m.Day
	switch key {
	case "ArrowLeft":
		day--
	case "ArrowRight":
		day++
	case "ArrowUp":
		day -= daysOfWeek
	case "ArrowDown":
		day += daysOfWeek
	case "Home":
		day -= engine.Day(s.InWeek(day))
	case "End":
		day += engine.Day(daysOfWeek - 1 - s.InWeek(day))
	case "PageUp":
		return TurnMonth{By: -1}
	case "PageDown":
		return TurnMonth{By: 1}
	default:
		return nil
	}
	return ChooseDay{Day: day}
}
