package model

import (
	"cmp"
	"errors"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// Several windows may show the game at once. Each reads what another one saves, so that
// none continues from an older state and overwrites a newer one.

// StoredChanged says what another window wrote under a storage key; Value is "" if it
// removed the key. Now is what storage holds for a game when the message is handled: of
// letters that several windows typed at once, the stored ones prevail. Missed says that
// this window may have missed earlier changes.
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
	case msg.Key == friends.Key:
		m.friendsChanged(msg.Value)
	case msg.Key == session.SettingsKey, msg.Key == session.MadeKey:
		if _, err := m.readValue(msg.Key, msg.Value); errors.Is(err, envelope.ErrNewer) {
			m.freeze(msg.Key)
		}
	case msg.Key == ListsKey && msg.Value != "":
		m.do(effect.ReadOwnLists{Since: m.changes})
	case !strings.HasPrefix(msg.Key, records.GamePrefix):
	case msg.Value == "" && msg.Now == "":
		m.gameRemoved(msg.Key)
	default:
		m.gameChanged(msg.Key, cmp.Or(msg.Value, msg.Now), msg.Now)
	}
}

// friendsChanged takes over what another window has stored of friends. What this window could not store stays.
func (m *Model) friendsChanged(stored string) {
	f, err := friends.Read(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		m.freeze(friends.Key)
	case err != nil:
	case m.Unsaved:
		m.Kept, _, _ = f.Joined(m.Kept)
	default:
		m.Kept = f
	}
}

// historyChanged handles a change of the history by another window. Games that only this
// window has are appended again: the other window had not seen them when it wrote, since
// browsers notify windows with a delay. But if this window may have missed changes, such
// games were deleted there, and are dropped. Rows saved after the end of their game are
// removed.
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

// addFinished adds games that ended in another window.
func (m *Model) addFinished(h records.History) {
	id := m.Game.Puzzle.Identity
	again := m.Again()
	m.History = m.History.SettledWith(h)
	m.Saved = copied.Without(m.Saved, each.Of(h, func(s records.Saved) engine.Identity { return s.Game.Puzzle.Identity })...)
	if s, ended := m.History.Find(id); ended && !again && (m.Again() || s.Game.Other() != m.Game.Other()) {
		m.take(s)
		m.SecretCover = m.LossCover()
	}
}

// gameChanged joins a game that another window saved with this window's version of it. If
// the result differs from the stored game, it is saved.
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
	case now == "" && theirs.Game.TurnCount() == 0: // the letters were erased meanwhile
		m.gameRemoved(key)
	case theirs.Finished():
		m.addFinished(records.History{theirs})
	case found: // that window did not know of the end yet
		m.finish(ended)
	default:
		m.takeIn(theirs, value)
	}
}

// takeIn joins an unfinished game from elsewhere with this window's, and stores the result
// unless it is stored already.
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
	if s.Game.TurnCount() > max(ours.Game.TurnCount(), theirs.Game.TurnCount()) { // no journal has it
		m.journalUnfinished(s)
	}
	if saved := saveGame(s); saved.Value != stored {
		m.unlessFrozen(saved.Key, saved)
	}
	if !begun || saveGame(s) != saveGame(ours) {
		m.putUnfinished(s)
	}
}

// putUnfinished replaces an unfinished game by the version saved elsewhere.
func (m *Model) putUnfinished(s records.Saved) {
	id := s.Game.Puzzle.Identity
	m.Saved = copied.With(m.Saved, id, s)
	if m.Game.Puzzle.Identity == id {
		m.take(s)
	}
}

// gameRemoved forgets a game without turns whose letters another window erased. If the game
// has a turn, which that window did not know of, it is saved again.
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

// Watched returns the storage keys with which other windows change what this window shows:
// the history, the friends and the game in play. A page that was suspended, and may have missed changes,
// reads them again, in this order.
func (m *Model) Watched() []string {
	return []string{records.HistoryKey, friends.Key, session.GameKey(m.Game.Puzzle.Identity)}
}
