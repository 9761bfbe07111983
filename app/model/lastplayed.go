package model

import (
	"maps"

	"ketword/app/effect"
	"ketword/app/session"
)

// rememberOpened remembers the puzzle that was opened: as the one played last, if its game
// is unfinished.
func (m *Model) rememberOpened() {
	id := m.Game.Puzzle.Identity
	if _, unfinished := m.Saved[id]; unfinished {
		m.remember(m.Recent.WithPlayed(id))
	} else {
		m.remember(m.Recent.WithOpened(id))
	}
}

// remember takes another recent, and stores it if it is new.
func (m *Model) remember(r session.Recent) {
	if r.Mode != m.Recent.Mode || !maps.Equal(r.Games, m.Recent.Games) || !maps.Equal(r.Lists, m.Recent.Lists) {
		m.Recent = r
		m.unlessFrozen(session.RecentKey, effect.Save{Key: session.RecentKey, Value: r.Write()})
	}
}
