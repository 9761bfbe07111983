// Package archive is the archive: the daily puzzles of a mode and a list in a calendar.
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
	Name: screen.Archive, Title: func(t *text.Text) string { return t.Archive.Title() }, Focus: ".calendar button[tabindex='0']",
	Actions: actions, Opened: Opened{}, OwnLists: true,
}

// Model is the state of the screen. It shows the month of a day, which the player has chosen.
type Model struct {
	screen.Plain

	Scope session.Scope // its level means nothing
	Day   engine.Day
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Opened says that the screen was opened.
type Opened struct{}

// Change goes to the puzzle in play, if it is a daily one, or else to today's.
func (Opened) Change(s *session.Session, m *Model, out *screen.Intents) {
	*m = Model{Scope: s.StillThere(s.NextScope()), Day: s.LastDay()}
	if id := s.Game.Puzzle.Identity; id.Daily > 0 {
		m.choose(s, engine.DayWithNumber(id.Daily))
	}
	out.Add(screen.Perform{Effect: effect.ReadWeek{}})
}

// choose chooses a day, or that nearest to it.
func (m *Model) choose(s *session.Session, day engine.Day) { m.Day = min(max(day, 0), s.LastDay()) }

// Choose shows the daily puzzles of another mode or list.
type Choose struct{ By session.Choice }

func (msg Choose) Change(s *session.Session, m *Model, _ *screen.Intents) {
	msg.By.Change(&m.Scope)
	m.Scope = s.StillThere(m.Scope)
}

// ChooseDay chooses a day, and shows its month.
type ChooseDay struct{ Day engine.Day }

func (msg ChooseDay) Change(s *session.Session, m *Model, _ *screen.Intents) { m.choose(s, msg.Day) }

// TurnMonth goes to an earlier or a later month.
type TurnMonth struct{ By int }

// Change chooses the same date of the other month, or its last one.
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
