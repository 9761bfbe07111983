package model

import (
	"maps"

	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
)

// The game in play is stored after every letter and every turn.

// Current returns the game in play in the form in which it is stored.
func (m *Model) Current() records.Saved {
	s := m.Session.Current()
	s.Typed = m.Play.Typed
	return s
}

// save stores the game in play: an unfinished game under its own key, a finished one in the
// history. It stores nothing before the first letter, or if the puzzle has a result.
func (m *Model) save() {
	s, id := m.Current(), m.Game.Puzzle.Identity
	if m.HasResult(id) {
		m.saveOther()
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
			m.warnOfClearing()
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

// saveOther stores what has become of the other word after a win, if its result is that of the game in play.
func (m *Model) saveOther() {
	s, ended := m.History.Find(m.Game.Puzzle.Identity)
	if !ended || m.Again() || s.Game.Other() != engine.OtherOffered || m.Game.Other() == engine.OtherOffered {
		return
	}
	s.Game = m.Game
	h := records.History{s}
	m.journalFinished(h)
	m.History = m.History.SettledWith(h)
	m.unlessFrozen(records.HistoryKey, effect.Append{Key: records.HistoryKey, Value: records.WriteHistory(m.History), Stands: true}) // all, in order
}

// showOther ends the offer to guess the other word, since the player goes on.
func (m *Model) showOther() {
	if m.Game.Other() == engine.OtherOffered {
		m.Game = m.Game.ShowOther()
		m.save()
	}
}

// finish stores a finished game. It is stored under its own key first, and stays there if
// the history can't be written, so that the next start tries again.
func (m *Model) finish(s records.Saved) {
	key := session.GameKey(s.Game.Puzzle.Identity)
	switch {
	case m.Frozen[key]: // removing the key would discard the newer program's game
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

// rememberOpened remembers the opened puzzle. If its game is unfinished, it becomes the one
// played last.
func (m *Model) rememberOpened() {
	id := m.Game.Puzzle.Identity
	if _, unfinished := m.Saved[id]; unfinished {
		m.remember(m.Recent.WithPlayed(id))
	} else {
		m.remember(m.Recent.WithOpened(id))
	}
}

// remember replaces the recent games, and stores them if they have changed.
func (m *Model) remember(r session.Recent) {
	if r.Mode != m.Recent.Mode || !maps.Equal(r.Games, m.Recent.Games) || !maps.Equal(r.Lists, m.Recent.Lists) {
		m.Recent = r
		m.unlessFrozen(session.RecentKey, effect.Save{Key: session.RecentKey, Value: r.Write()})
	}
}
