// Package stats is the screen of the statistics: the figures of the selected games, and the
// history as a file.
package stats

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the screen of the statistics.
var Screen = screen.Screen{
	Name: screen.Stats, Title: func(t *text.Text) string { return t.Stats.Title }, Focus: screen.FirstControl,
	Actions: actions, Reads: []effect.Effect{effect.ReadPersistence{}, effect.ReadWeek{}}, Shows: []notice.Subject{notice.OfStorage, notice.OfFinished},
}

// Model is the state of the screen.
type Model struct {
	screen.Plain

	turned int               // months to the one that is shown, at most 0
	before records.Selection // before all games were selected

	reading bool // a history file is being read
	link    historyLink
}

// Select sets a part of the selection.
type Select struct {
	Part  records.Part
	Value string
}

// Change brings back, when a mode is selected after all games, the rest of the selection before these.
func (msg Select) Change(s *session.Session, m *Model, out *screen.Intents) {
	from := s.Selection
	switch {
	case msg.Part != records.ModePart:
	case from.All():
		from = m.before
	default:
		m.before = from
	}
	if selection, err := from.With(msg.Part, msg.Value); err == nil {
		out.Add(screen.Select{Selection: selection})
	}
}

// Turn turns to another month, later or earlier by some.
type Turn struct{ By int }

func (msg Turn) Change(s *session.Session, m *Model, _ *screen.Intents) {
	if _, next := s.LastDay().Month(m.turned + msg.By); next > 0 && m.turned+msg.By <= 0 {
		m.turned += msg.By
	}
}

// OpenDay opens the daily puzzle of a day of the calendar with its game.
type OpenDay struct{ Day engine.Day }

func (msg OpenDay) Change(s *session.Session, _ *Model, out *screen.Intents) {
	if scope, one := s.SelectedScope(); one {
		out.Add(screen.PlayDaily{Puzzle: scope.Daily(msg.Day)})
	}
}
