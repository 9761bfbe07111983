package model

import (
	"errors"
	"maps"
	"strings"

	"ketword/engine"
)

// Several windows may show the game at once. Each takes in what another saves,
// so that none goes on from an older state and overwrites the newer.

// StoredChanged tells what another window has written under a key of storage;
// Value is "" if it has removed the key.
type StoredChanged struct{ Key, Value string }

func (msg StoredChanged) update(m Model) (Model, []Effect) {
	switch {
	case msg.Key == HistoryKey:
		return m.historyChanged(msg.Value)
	case msg.Key == DeletedKey:
		return m.gamesDeleted(msg.Value)
	case msg.Key == ScoresKey:
		return m.scoresChanged(msg.Value), nil
	case msg.Key == settingsKey:
		return m.settingsChanged(msg.Value), nil
	case msg.Key == ListsKey && msg.Value != "":
		return m, []Effect{ReadOwnLists{Since: m.changes}}
	case strings.HasPrefix(msg.Key, gamePrefix) && msg.Value == "":
		return m.gameRemoved(msg.Key), nil
	case strings.HasPrefix(msg.Key, gamePrefix):
		return m.gameChanged(msg.Key, msg.Value)
	}
	return m, nil
}

// historyChanged takes in the history of another window. Where that lacks games
// which this one has, they are appended again: the other had not seen them when
// it wrote, since a browser tells its windows of changes a little later.
func (m Model) historyChanged(stored string) (Model, []Effect) {
	h, err := ReadHistory(stored)
	switch {
	case errors.Is(err, ErrNewer):
		return m.freeze(HistoryKey), nil
	case err != nil:
		return m, nil
	}
	m = m.withFinished(h)
	if stored == "" || len(h.missing(m.History)) == 0 { // removed on purpose, or complete
		return m, nil
	}
	return m, m.unlessFrozen(HistoryKey, Append{Key: HistoryKey, Value: WriteHistory(m.History)})
}

// withFinished returns the model with games that have ended in another window.
func (m Model) withFinished(h History) Model {
	id := m.Game.Puzzle.Identity
	again := m.hasResult(id)
	m.History, m.Saved = m.History.with(h), maps.Clone(m.Saved)
	for _, s := range h {
		delete(m.Saved, s.Game.Puzzle.Identity)
	}
	if s, ended := h.Find(id); ended && !again && m.Game.Status() == engine.Playing {
		m = m.take(s)
	}
	return m
}

// gameChanged takes in a game that another window has saved. If it lags
// behind, this window's is saved again.
func (m Model) gameChanged(key, value string) (Model, []Effect) {
	theirs, err := decodeGame(key, value)
	switch {
	case errors.Is(err, ErrNewer):
		return m.freeze(key), nil
	case errors.Is(err, errRemoved):
		return m.forget(theirs.Game.Puzzle.Identity), nil
	case err != nil:
		return m, nil
	case theirs.finished():
		return m.withFinished(History{theirs}), nil
	}
	id := theirs.Game.Puzzle.Identity
	if _, ended := m.History.Find(id); ended {
		return m, nil
	}
	if ours := m.Saved[id]; len(ours.Game.Turns()) > len(theirs.Game.Turns()) {
		return m, m.unlessFrozen(key, saveGame(ours))
	}
	return m.withUnfinished(theirs), nil
}

// withUnfinished returns the model with an unfinished game as it was saved
// elsewhere.
func (m Model) withUnfinished(s Saved) Model {
	id := s.Game.Puzzle.Identity
	m.Saved = maps.Clone(m.Saved)
	m.Saved[id] = s
	if m.Game.Puzzle.Identity == id {
		m = m.take(s)
	}
	return m
}

// gameRemoved forgets a game whose only letters another window has erased. A
// game with a turn stays until the history has it.
func (m Model) gameRemoved(key string) Model {
	id, err := engine.ParseIdentity(strings.TrimPrefix(key, gamePrefix))
	if err != nil || len(m.Saved[id].Game.Turns()) > 0 {
		return m
	}
	m.Saved = maps.Clone(m.Saved)
	delete(m.Saved, id)
	if m.Game.Puzzle.Identity == id && len(m.Game.Turns()) == 0 {
		m.Typed = ""
	}
	return m
}

// take shows the game in play as another window has left it.
func (m Model) take(s Saved) Model {
	m.Game, m.List, m.Typed, m.Assisted = s.Game, s.List, s.Typed, s.Assisted
	m.Fresh, m.Notices, m.Refusals = NoRow, nil, 0
	m.rival = m.rivalFor(s)
	return m
}

// freeze makes a key read-only, since a newer program has written its value.
func (m Model) freeze(key string) Model {
	m.frozen = maps.Clone(m.frozen)
	m.frozen[key] = true
	return m.tell(NewerValue{})
}
