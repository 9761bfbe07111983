package model

import (
	"cmp"
	"errors"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// Several windows may show the game at once. Each takes in what another saves,
// so that none goes on from an older state and overwrites the newer.

// StoredChanged tells what another window has written under a key of storage;
// Value is "" if it has removed the key. Now is what storage has of a game when that is
// heard: letters that come from several windows at once are, in the end, those that
// are stored. Missed tells that the window may not have heard of earlier changes.
type StoredChanged struct {
	Key, Value, Now string
	Missed          bool
}

func (msg StoredChanged) update(m *Model) {
	switch {
	case msg.Key == records.HistoryKey:
		m.historyChanged(msg.Value, msg.Missed && !m.Unsaved)
	case msg.Key == records.DeletedKey:
		m.gamesDeleted(msg.Value)
	case msg.Key == records.ScoresKey:
		m.scoresChanged(msg.Value)
	case msg.Key == session.SettingsKey:
		m.settingsChanged(msg.Value)
	case msg.Key == ListsKey && msg.Value != "":
		m.do(effect.ReadOwnLists{Since: m.changes})
	case !strings.HasPrefix(msg.Key, records.GamePrefix):
	case msg.Value == "" && msg.Now == "":
		m.gameRemoved(msg.Key)
	default:
		m.gameChanged(msg.Key, cmp.Or(msg.Value, msg.Now), msg.Now)
	}
}

// historyChanged takes in the history of another window. Where that lacks games
// which this one has, they are appended again: the other had not seen them when
// it wrote, since a browser tells its windows of changes a little later; but if this
// one may have missed changes, they were deleted there. Rows that were saved after the
// end of their game go.
func (m *Model) historyChanged(stored string, missed bool) {
	h, err := records.ReadHistory(stored)
	if err == nil && missed {
		m.dropGames(h.Missing(m.History))
	}
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(records.HistoryKey)
		return
	case err != nil, stored == "": // removed on purpose
		return
	}
	late := m.Saved
	m.addFinished(h)
	if m.History.AheadOf(h) {
		m.unlessFrozen(records.HistoryKey, effect.Append{Key: records.HistoryKey, Value: records.WriteHistory(m.History), Stands: true})
	}
	for _, s := range h {
		id := s.Game.Puzzle.Identity
		if _, begun := late[id]; begun {
			m.unlessFrozen(session.GameKey(id), effect.Remove{Key: session.GameKey(id)})
		}
	}
}

// addFinished takes in games that have ended in another window.
func (m *Model) addFinished(h records.History) {
	id := m.Game.Puzzle.Identity
	again := m.Again()
	m.History = m.History.SettledWith(h)
	m.Saved = copied.Without(m.Saved, each.Of(h, func(s records.Saved) engine.Identity { return s.Game.Puzzle.Identity })...)
	if s, ended := m.History.Find(id); ended && !again && m.Again() {
		m.take(s)
		m.SecretCover = m.LossCover()
	}
}

// gameChanged takes in a game that another window has saved, and joins it with what
// this one has of it. If they then have another game than is stored, it is saved.
func (m *Model) gameChanged(key, value, now string) {
	theirs, err := records.ReadGame(key, value)
	if later, bad := records.ReadGame(key, now); err == nil && bad == nil && !theirs.Finished() {
		theirs, value = later, now
	}
	ended, found := m.History.Find(theirs.Game.Puzzle.Identity)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(key)
	case errors.Is(err, records.ErrRemoved):
		m.forget(theirs.Game.Puzzle.Identity)
	case err != nil:
	case now == "" && theirs.Game.TurnCount() == 0: // the letters have been erased since
		m.gameRemoved(key)
	case theirs.Finished():
		m.addFinished(records.History{theirs})
	case found: // that window had not heard of the end
		m.finish(ended)
	default:
		m.takeIn(theirs, value)
	}
}

// takeIn joins the game of a puzzle with an unfinished one from elsewhere, and stores the
// result, unless it is stored already.
func (m *Model) takeIn(theirs records.Saved, stored string) {
	id := theirs.Game.Puzzle.Identity
	ours, begun := m.Saved[id]
	s := theirs
	if begun {
		s = records.JoinGames(ours, theirs)
	}
	if s.Finished() {
		m.journalFinished(records.History{s})
		m.addFinished(records.History{s})
		m.finish(s)
		return
	}
	if s.Game.TurnCount() > max(ours.Game.TurnCount(), theirs.Game.TurnCount()) { // it is in no journal
		m.journalUnfinished(s)
	}
	if saved := saveGame(s); saved.Value != stored {
		m.unlessFrozen(saved.Key, saved)
	}
	if !begun || saveGame(s) != saveGame(ours) {
		m.putUnfinished(s)
	}
}

// putUnfinished takes an unfinished game as it was saved elsewhere.
func (m *Model) putUnfinished(s records.Saved) {
	id := s.Game.Puzzle.Identity
	m.Saved = copied.With(m.Saved, id, s)
	if m.Game.Puzzle.Identity == id {
		m.take(s)
	}
}

// gameRemoved forgets a game whose only letters another window has erased. A
// game with a turn, which that window had not heard of, is saved again.
func (m *Model) gameRemoved(key string) {
	id := session.IdentityOf(strings.TrimPrefix(key, records.GamePrefix))
	ours, begun := m.Saved[id]
	switch {
	case !begun:
		return
	case ours.Game.TurnCount() > 0:
		m.unlessFrozen(key, saveGame(ours))
		return
	}
	m.Saved = copied.Without(m.Saved, id)
	if m.Game.Puzzle.Identity == id && m.Game.TurnCount() == 0 {
		m.Play.Begin("")
	}
}

// Watched returns the keys of storage under which other windows change what this one
// shows: of the finished games, and of the game in play. A page that was suspended, and
// may have missed changes, reads them again, in this order.
func (m *Model) Watched() []string {
	return []string{records.HistoryKey, session.GameKey(m.Game.Puzzle.Identity)}
}
