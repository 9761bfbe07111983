package model

import (
	"maps"

	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/internal/copied"
)

// Current returns the game in play as it is to be stored.
func (m *Model) Current() records.Saved {
	s := m.Session.Current()
	s.Typed = m.Play.Typed
	return s
}

// save stores the game in play: unfinished under its own key, finished in the
// history, and not at all before the first letter, or where the puzzle has a result.
func (m *Model) save() {
	s, id := m.Current(), m.Game.Puzzle.Identity
	if m.HasResult(id) {
		return
	}
	switch {
	case s.Finished():
		stores := !m.Frozen[session.GameKey(id)]
		if stores {
			m.journalFinished(records.History{s})
		}
		m.History = m.History.With(records.History{s})
		m.Saved = copied.Without(m.Saved, id)
		m.finish(s)
		if stores {
			m.askPersistence()
		}
	case s.Begun():
		m.Saved = copied.With(m.Saved, id, s)
		m.unlessFrozen(session.GameKey(id), saveGame(s))
		m.remember(m.Recent.WithPlayed(id))
	default:
		m.Saved = copied.Without(m.Saved, id)
		m.unlessFrozen(session.GameKey(id), effect.Remove{Key: session.GameKey(id)})
	}
}

// finish stores a finished game: under its own key first, so that it stays there if
// the history can't be written, and the next start tries again.
func (m *Model) finish(s records.Saved) {
	key := session.GameKey(s.Game.Puzzle.Identity)
	switch {
	case m.Frozen[key]: // a record would discard the newer program's game
	case m.Frozen[records.HistoryKey]:
		m.do(saveGame(s))
	default:
		m.do(saveGame(s), effect.Append{Key: records.HistoryKey, Value: records.WriteHistory(records.History{s})}, effect.Remove{Key: key})
	}
}

// saveGame returns the effect that stores a game under its own key.
func saveGame(s records.Saved) effect.Save {
	return effect.Save{Key: session.GameKey(s.Game.Puzzle.Identity), Value: records.WriteGame(s)}
}

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
