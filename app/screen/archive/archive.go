// Package archive is the screen that shows the daily puzzles of a mode and a list in a calendar.
package archive

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the archive's screen.
var Screen = screen.Screen{
	Name: screen.Archive, Title: func(t *text.Text) string { return t.Archive.Title }, Focus: ".calendar button[tabindex='0']",
	Actions: actions, OwnLists: true,
}

// Model is the state of the screen: the chosen day, whose month is shown.
type Model struct {
	screen.Plain

	Scope session.Scope // without its level
	Day   engine.Day
}

// Opened chooses the day of the puzzle in play if it is a daily one, or else today.
func (m *Model) Opened(s *session.Session, out *screen.Intents) {
	*m = Model{Scope: s.StillThere(s.NextScope()), Day: s.LastDay()}
	if id := s.Game.Puzzle.Identity; id.Daily > 0 {
		m.choose(s, engine.DayWithNumber(id.Daily))
	}
	out.Add(screen.Perform{Effect: effect.ReadWeek{}})
}

// choose chooses a day, or the nearest valid one.
func (m *Model) choose(s *session.Session, day engine.Day) { m.Day = min(max(day, 0), s.LastDay()) }

// Choose chooses another mode or list.
type Choose struct{ By session.Choice }

func (msg Choose) Change(s *session.Session, m *Model, _ *screen.Intents) {
	msg.By.Change(&m.Scope)
	m.Scope = s.StillThere(m.Scope)
}

// ChooseDay chooses a day, whose month is then shown.
type ChooseDay struct{ Day engine.Day }

func (msg ChooseDay) Change(s *session.Session, m *Model, _ *screen.Intents) { m.choose(s, msg.Day) }

// TurnMonth goes back or forward by some months.
type TurnMonth struct{ By int }

// Change chooses the same date in the other month, or its last day.
func (msg TurnMonth) Change(s *session.Session, m *Model, _ *screen.Intents) {
	_, _, date := m.Day.Date()
	first, next := m.Day.Month(msg.By)
	m.choose(s, min(first+engine.Day(date-1), next-1))
}

// PlayDay opens the puzzle of a day.
type PlayDay struct{ Day engine.Day }

func (msg PlayDay) Change(_ *session.Session, m *Model, out *screen.Intents) {
	out.Add(screen.PlayDaily{Puzzle: m.Scope.Daily(msg.Day)})
}
