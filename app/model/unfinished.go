package model

import (
	"maps"
	"slices"

	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// RemoveGame removes an unfinished game.
type RemoveGame struct{ Identity string }

// update removes the game, unless it is in play. The removal can be undone until the page
// is closed.
func (msg RemoveGame) update(m *Model) {
	id := session.IdentityOf(msg.Identity)
	s, ok := m.Saved[id]
	if !ok || id == m.Game.Puzzle.Identity || m.Frozen[session.GameKey(id)] {
		return
	}
	m.Removed = append(slices.Clip(m.Removed), s)
	m.forget(id)
	m.showNotices(notice.GameRemoved{Game: m.WithList(s)})
	m.unstore(id)
}

// unstore removes an unfinished game from storage, in a way that tells other windows.
func (m *Model) unstore(id engine.Identity) {
	m.journal(nil, []string{session.GameKey(id)})
	m.do(effect.Save{Key: session.GameKey(id), Value: records.WriteRemoved(id)}, effect.Remove{Key: session.GameKey(id)})
}

// forget removes an unfinished game from the model. If it is in play here, after another
// window removed it, its board becomes empty, unless its level was eased in that window.
func (m *Model) forget(id engine.Identity) {
	m.Saved, m.Visited = copied.Without(m.Saved, id), maps.Clone(m.Visited)
	if m.Game.Puzzle.Identity == id {
		if m.Playing() {
			s, eased := m.Saved[m.AsBegun(m.Game.Puzzle, false).Identity]
			if !eased {
				s = records.Saved{Game: engine.NewGame(m.Game.Puzzle), List: m.ListPrint}
			}
			m.take(s)
			m.nav.given = m.nav.given && !eased
		}
		return
	}
	maps.DeleteFunc(m.Visited, func(_ string, p engine.Puzzle) bool { return p.Identity == id })
}

// BringBackGame undoes the last RemoveGame; when repeated, the one before it.
type BringBackGame struct{}

// update restores the game, unless it was begun again meanwhile.
func (BringBackGame) update(m *Model) {
	last := len(m.Removed) - 1
	if last < 0 {
		return
	}
	s := m.Removed[last]
	m.Removed = slices.Clip(m.Removed[:last])
	id := s.Game.Puzzle.Identity
	if _, ended := m.History.Find(id); ended || len(m.Saved[id].Game.Turns()) > 0 {
		m.Notices = nil
		return
	}
	m.Saved = copied.With(m.Saved, id, s)
	if m.Game.Puzzle.Identity == id {
		m.take(s)
	}
	m.journalUnfinished(s)
	m.unlessFrozen(session.GameKey(id), saveGame(s))
	m.showNotices(notice.GameBack{Game: m.WithList(s)})
}
