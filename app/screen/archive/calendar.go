package archive

import (
	"slices"

	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// calendar is the month that is shown.
type calendar struct {
	Year, Month    int
	Week           int // weekday on which weeks begin
	Blank          int // days of the first week before the first of the month
	Days           []session.CalendarDay
	Today          engine.Day
	Older, Newer   bool // there are such months
	Played, Solved int  // puzzles that have ended, and those of them that were solved
}

// calendar derives the month of the chosen day.
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

// playedDays returns the records of the daily puzzles of some days, as
// [session.Records.PlayedDaily] does.
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

// PressKey returns what a key does to the chosen day: left and right go by a day, up and down by a week,
// Home and End in the week, Page Up and Page Down by a month. It is nil for another key.
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
