package games

import (
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
)

// deletion is what the player is asked about. The zero deletion asks nothing.
type deletion struct {
	game string // identity of one game
	all  bool   // all that are selected
}

// AskDelete asks whether a finished game is to be deleted, or all that are selected where
// none is named.
type AskDelete struct{ Identity string }

func (msg AskDelete) Change(s *session.Session, m *Model, _ *screen.Intents) {
	m.asks = deletion{game: msg.Identity, all: msg.Identity == ""}
	if asked := m.asked(s); asked.Empty() {
		m.asks = deletion{}
	}
}

// asked returns what is deleted if the player agrees: with all games, also the imported
// counts.
func (m *Model) asked(s *session.Session) records.DeletedGames {
	if g, found := s.FinishedGame(m.asks.game); found {
		return records.DeletedGames{Games: records.History{g}}
	}
	switch {
	case !m.asks.all:
		return records.DeletedGames{}
	case s.Selection.All():
		return records.DeletedGames{Games: s.History, Scores: s.Imported}
	}
	return records.DeletedGames{Games: s.Selected()}
}

// KeepGames is the answer not to delete.
type KeepGames struct{}

func (KeepGames) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.asks = deletion{} }

// DeleteGames deletes what the player was asked about.
type DeleteGames struct{}

func (DeleteGames) Change(s *session.Session, m *Model, out *screen.Intents) {
	out.Add(screen.DeleteGames{Games: m.asked(s)})
	m.asks = deletion{}
}
