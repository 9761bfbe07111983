package model

import (
	"cmp"
	"errors"
	"strings"

	"ketword/app/envelope"
	"ketword/app/records"
	"ketword/engine"
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

func (msg StoredChanged) update(m Model) (Model, []Effect) {
	switch {
	case msg.Key == records.HistoryKey:
		if msg.Missed && !m.Unsaved {
			return m.historyMissed(msg.Value)
		}
		return m.historyChanged(msg.Value)
	case msg.Key == DeletedKey:
		return m.gamesDeleted(msg.Value)
	case msg.Key == records.ScoresKey:
		return m.scoresChanged(msg.Value), nil
	case msg.Key == settingsKey:
		return m.settingsChanged(msg.Value), nil
	case msg.Key == ListsKey && msg.Value != "":
		return m, []Effect{ReadOwnLists{Since: m.changes}}
	case !strings.HasPrefix(msg.Key, records.GamePrefix):
		return m, nil
	case msg.Value == "" && msg.Now == "":
		return m.gameRemoved(msg.Key)
	}
	return m.gameChanged(msg.Key, cmp.Or(msg.Value, msg.Now), msg.Now)
}

// historyChanged takes in the history of another window. Where that lacks games
// which this one has, they are appended again: the other had not seen them when
// it wrote, since a browser tells its windows of changes a little later. Rows that
// were saved after the end of their game go.
func (m Model) historyChanged(stored string) (Model, []Effect) {
	h, err := records.ReadHistory(stored)
	switch {
	case errors.Is(err, envelope.ErrNewer):
		return m.freeze(records.HistoryKey), nil
	case err != nil, stored == "": // removed on purpose
		return m, nil
	}
	var late []Effect
	for _, s := range h {
		id := s.Game.Puzzle.Identity
		if _, begun := m.Saved[id]; begun {
			late = append(late, m.unlessFrozen(gameKey(id), Remove{Key: gameKey(id)})...)
		}
	}
	m = m.withFinished(h)
	if !m.History.AheadOf(h) {
		return m, late
	}
	return m, append(m.unlessFrozen(records.HistoryKey, Append{Key: records.HistoryKey, Value: records.WriteHistory(m.History), Stands: true}), late...)
}

// historyMissed takes in the history of other windows, of whose changes this one may not
// have heard: a game that is not stored any more was deleted there.
func (m Model) historyMissed(stored string) (Model, []Effect) {
	h, err := records.ReadHistory(stored)
	if err != nil {
		return m.historyChanged(stored)
	}
	return m.withoutGames(h.Missing(m.History)).historyChanged(stored)
}

// withFinished returns the model with games that have ended in another window.
func (m Model) withFinished(h records.History) Model {
	id := m.Game.Puzzle.Identity
	again := m.Again()
	m.History = m.History.SettledWith(h)
	m.Saved = without(m.Saved, each.Of(h, func(s records.Saved) engine.Identity { return s.Game.Puzzle.Identity })...)
	if s, ended := m.History.Find(id); ended && !again && m.Again() {
		m = m.take(s).lose()
	}
	return m
}

// gameChanged takes in a game that another window has saved, and joins it with what
// this one has of it. If they then have another game than is stored, it is saved.
func (m Model) gameChanged(key, value, now string) (Model, []Effect) {
	theirs, err := records.ReadGame(key, value)
	if later, bad := records.ReadGame(key, now); err == nil && bad == nil && !theirs.Finished() {
		theirs, value = later, now
	}
	switch {
	case errors.Is(err, envelope.ErrNewer):
		return m.freeze(key), nil
	case errors.Is(err, records.ErrRemoved):
		return m.forget(theirs.Game.Puzzle.Identity), nil
	case err != nil:
		return m, nil
	case now == "" && theirs.Game.TurnCount() == 0: // the letters have been erased since
		return m.gameRemoved(key)
	case theirs.Finished():
		return m.withFinished(records.History{theirs}), nil
	}
	if ended, found := m.History.Find(theirs.Game.Puzzle.Identity); found { // that window had not heard of the end
		return m, m.finish(ended)
	}
	return m.takeIn(theirs, value)
}

// takeIn returns the model with its game of a puzzle joined with an unfinished one from
// elsewhere, and the effects that store that game, unless it is stored already.
func (m Model) takeIn(theirs records.Saved, stored string) (Model, []Effect) {
	id := theirs.Game.Puzzle.Identity
	ours, begun := m.Saved[id]
	s := theirs
	if begun {
		s = records.JoinGames(ours, theirs)
	}
	if s.Finished() {
		journalled := m.journalFinished(records.History{s})
		return m.withFinished(records.History{s}), append(journalled, m.finish(s)...)
	}
	var effects []Effect
	if s.Game.TurnCount() > max(ours.Game.TurnCount(), theirs.Game.TurnCount()) { // it is in no journal
		effects = m.journalUnfinished(s)
	}
	if saved := saveGame(s); saved.Value != stored {
		effects = append(effects, m.unlessFrozen(saved.Key, saved)...)
	}
	if begun && saveGame(s) == saveGame(ours) {
		return m, effects
	}
	return m.withUnfinished(s), effects
}

// withUnfinished returns the model with an unfinished game as it was saved
// elsewhere.
func (m Model) withUnfinished(s records.Saved) Model {
	id := s.Game.Puzzle.Identity
	m.Saved = with(m.Saved, id, s)
	if m.Game.Puzzle.Identity == id {
		m = m.take(s)
	}
	return m
}

// gameRemoved forgets a game whose only letters another window has erased. A
// game with a turn, which that window had not heard of, is saved again.
func (m Model) gameRemoved(key string) (Model, []Effect) {
	id := engineIdentity(strings.TrimPrefix(key, records.GamePrefix))
	ours, begun := m.Saved[id]
	switch {
	case !begun:
		return m, nil
	case ours.Game.TurnCount() > 0:
		return m, m.unlessFrozen(key, saveGame(ours))
	}
	m.Saved = without(m.Saved, id)
	if m.Game.Puzzle.Identity == id && m.Game.TurnCount() == 0 {
		m.Typed, m.cursor = "", cursor{}
	}
	return m, nil
}

// Watched returns the keys of storage under which other windows change what this one
// shows: of the finished games, and of the game in play. A page that was suspended, and
// may have missed changes, reads them again, in this order.
func (m Model) Watched() []string {
	return []string{records.HistoryKey, gameKey(m.Game.Puzzle.Identity)}
}
