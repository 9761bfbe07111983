package games

import (
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
)

// deletion is the deletion that the player must confirm. The zero deletion means none.
type deletion struct {
	game string // identity of the game to delete; or ""
	all  bool   // delete all selected games
}

// AskDelete asks the player to confirm deleting a finished game, or all selected games if
// none is named.
type AskDelete struct{ Identity string }

func (msg AskDelete) Change(s *session.Session, m *Model, _ *screen.Intents) {
	m.asks = deletion{game: msg.Identity, all: msg.Identity == ""}
	if asked := m.asked(s); asked.Empty() {
		m.asks = deletion{}
	}
}

// asked returns what would be deleted. If all games are selected, this includes the
// imported counts.
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

// KeepGames declines the deletion.
type KeepGames struct{}

func (KeepGames) Change(_ *session.Session, m *Model, _ *screen.Intents) { m.asks = deletion{} }

// DeleteGames confirms the deletion.
type DeleteGames struct{}

func (DeleteGames) Change(s *session.Session, m *Model, out *screen.Intents) {
	out.Add(screen.DeleteGames{Games: m.asked(s)})
	m.asks = deletion{}
}
