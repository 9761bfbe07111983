package model

import (
	"maps"
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/internal/copied"
)

// Other is an unfinished game besides the one in play.
type Other struct {
	Game engine.Game
	List lists.List
}

// Others returns the unfinished games with a row besides the one in play whose
// lists are here, those played last first.
func (m *Session) Others() []Other {
	var others []Other
	for _, s := range m.Unfinished() {
		id := s.Game.Puzzle.Identity
		list, found := m.Find(lists.Of(id))
		if found && id != m.Game.Puzzle.Identity && len(s.Game.Turns()) > 0 {
			others = append(others, Other{Game: s.Game, List: list})
		}
	}
	return others
}

// RemoveGame takes an unfinished game away.
type RemoveGame struct{ Identity string }

// update takes the game away, unless it is in play. It can be brought back until
// the page is closed.
func (msg RemoveGame) update(m *Model) {
	id := IdentityOf(msg.Identity)
	s, ok := m.Saved[id]
	if !ok || id == m.Game.Puzzle.Identity || m.Frozen[GameKey(id)] {
		return
	}
	m.removed = append(slices.Clip(m.removed), s)
	m.forget(id)
	m.tell(GameRemoved{Game: m.Other(s)})
	m.unstore(id)
}

// unstore removes an unfinished game from storage, and tells other windows so.
func (m *Model) unstore(id engine.Identity) {
	m.journal(nil, []string{GameKey(id)})
	m.do(effect.Save{Key: GameKey(id), Value: records.WriteRemoved(id)}, effect.Remove{Key: GameKey(id)})
}

// forget drops an unfinished game. If it is in play, in a window
// that did not remove it, its board is empty again, unless its level was eased there.
func (m *Model) forget(id engine.Identity) {
	m.Saved, m.Visited = copied.Without(m.Saved, id), maps.Clone(m.Visited)
	if m.Game.Puzzle.Identity == id {
		if m.Playing() {
			s, eased := m.Saved[m.AsBegun(m.Game.Puzzle, false).Identity]
			if !eased {
				s = records.Saved{Game: engine.NewGame(m.Game.Puzzle), List: m.ListPrint}
			}
			m.take(s)
			m.trail.given = m.trail.given && !eased
		}
		return
	}
	maps.DeleteFunc(m.Visited, func(_ string, p engine.Puzzle) bool { return p.Identity == id })
}

// BringBackGame undoes the last RemoveGame, and then the one before it.
type BringBackGame struct{}

// update brings the game back as it was, unless it was begun again meanwhile.
func (BringBackGame) update(m *Model) {
	last := len(m.removed) - 1
	if last < 0 {
		return
	}
	s := m.removed[last]
	m.removed = slices.Clip(m.removed[:last])
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
	m.unlessFrozen(GameKey(id), saveGame(s))
	m.tell(GameBack{Game: m.Other(s)})
}

// Other returns a saved game with its list.
func (m *Session) Other(s records.Saved) Other {
	list, _ := m.Find(lists.Of(s.Game.Puzzle.Identity))
	return Other{Game: s.Game, List: list}
}
