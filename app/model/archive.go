package model

import (
	"slices"
	"time"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// archive is the calendar of the daily puzzles of a mode and a list. It shows the month of
// a day, which the player has chosen.
type archive struct {
	Scope session.Scope // its level means nothing
	Day   engine.Day
}

// openArchive opens the archive at the puzzle in play, if it is a daily one, or else at
// today's.
func (m *Model) openArchive() {
	m.Archive = archive{Scope: m.StillThere(m.NextScope()), Day: m.LastDay()}
	if id := m.Game.Puzzle.Identity; id.Daily > 0 {
		m.chooseDay(engine.DayWithNumber(id.Daily))
	}
}

// WeekRead answers ReadWeek: from 0 for Monday.
type WeekRead struct{ First int }

func (msg WeekRead) update(m *Model) { m.WeekStart = msg.First }

// chooseDay chooses a day of the archive, or that nearest to it.
func (m *Model) chooseDay(day engine.Day) { m.Archive.Day = min(max(day, 0), m.LastDay()) }

// SetArchive shows the daily puzzles of another mode or list.
type SetArchive struct{ Scope session.Scope }

func (msg SetArchive) update(m *Model) { m.Archive.Scope = m.StillThere(msg.Scope) }

// ChooseDay chooses a day of the archive, and shows its month.
type ChooseDay struct{ Day engine.Day }

func (msg ChooseDay) update(m *Model) { m.chooseDay(msg.Day) }

// TurnMonth goes to an earlier or a later month of the archive.
type TurnMonth struct{ By int }

// update chooses the same date of the other month, or its last one.
func (msg TurnMonth) update(m *Model) {
	year, month, date := m.Archive.Day.Date()
	first, next := monthFrom(year, month, msg.By)
	m.chooseDay(min(first+engine.Day(date-1), next-1))
}

// monthFrom returns the first day of the month that is so many months after another, and
// that of the one behind it.
func monthFrom(year int, month time.Month, by int) (first, next engine.Day) {
	month += time.Month(by)
	return engine.DayOf(year, month, 1), engine.DayOf(year, month+1, 1)
}

// PlayDay opens the puzzle of a day of the archive.
type PlayDay struct{ Day engine.Day }

func (msg PlayDay) update(m *Model) { m.playDay(m.Archive.Scope.Mode, m.Archive.Scope.List, msg.Day) }

// GoYesterday opens yesterday's puzzle of the mode and list in play.
type GoYesterday struct{}

func (GoYesterday) update(m *Model) { m.playDay(m.Game.Puzzle.Rules.Mode, m.NextList(), m.LastDay()-1) }

// playDay opens a daily puzzle of the archive: as it was begun or has ended, by whatever
// tries and level, or else by those that the player has chosen.
func (m *Model) playDay(mode engine.Mode, list lists.Name, day engine.Day) {
	d := destination{list: list, rules: m.ChosenRules(mode), way: toDay, day: day}
	s, begun := m.PlayedDaily(d.daily())
	if day < 0 || day > m.LastDay() && !begun {
		return
	}
	if begun {
		d.way, d.puzzle, d.rules = toPuzzle, s.Game.Puzzle, s.Game.Puzzle.Rules
	}
	m.goTo(d)
}

// Calendar is a month of the archive.
type Calendar struct {
	Year, Month    int
	Week           int // weekday on which weeks begin
	Blank          int // days of the first week before the first of the month
	Days           []session.CalendarDay
	Chosen, Today  engine.Day
	Older, Newer   bool // there are such months
	Played, Solved int  // puzzles that have ended, and those of them that were solved
}

// Calendar derives the month that the archive shows.
func (m *Model) Calendar() Calendar {
	year, month, _ := m.Archive.Day.Date()
	first, next := monthFrom(year, month, 0)
	c := Calendar{
		Year: year, Month: int(month), Week: m.WeekStart, Blank: m.InWeek(first),
		Chosen: m.Archive.Day, Today: m.LastDay(), Older: first > 0, Newer: next <= m.LastDay(),
	}
	played := m.playedDays(first, next)
	for day := first; day < next; day++ {
		s, found := played[day]
		d := m.CalendarDayOf(m.Archive.Scope.Daily(day), s, found)
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

// playedDays returns the records of the archive's daily puzzles of some days, as
// PlayedDaily does.
func (m *Model) playedDays(first, next engine.Day) map[engine.Day]records.Saved {
	scope, played := m.Archive.Scope, map[engine.Day]records.Saved{}
	for _, s := range slices.Concat(m.History, m.Unfinished()) {
		d := records.DailyOf(s.Game.Puzzle.Identity)
		day := engine.DayWithNumber(d.Number)
		if _, found := played[day]; !found && day >= max(first, 0) && day < next && d.Mode == scope.Mode && d.List == scope.List {
			played[day] = s
		}
	}
	return played
}
