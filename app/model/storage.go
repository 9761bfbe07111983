package model

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/friends"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/each"
)

// The start reads all stored values into the model. Later, each feature stores its own.

// ListsKey is the storage key of a short-lived value that tells other windows of a change to the player's
// lists.
const ListsKey = records.KeyPrefix + "lists"

// SaveFailed says that storage refused a value.
type SaveFailed struct{}

// update tells the player, once, that nothing can be saved.
func (SaveFailed) update(m *Model) {
	if m.Unsaved {
		return
	}
	m.Unsaved = true
	m.warn(notice.CantSave)
}

// readStored reads all stored values into the model.
func (m *Model) readStored(stored map[string]string) {
	m.Saved, m.Frozen = map[engine.Identity]records.Saved{}, map[string]bool{}
	for _, key := range each.SortedStrings(slices.Collect(maps.Keys(stored))) {
		more, err := m.readValue(key, stored[key])
		m.keepUnread(key, stored, err)
		m.do(more...)
	}
	if len(m.Frozen) > 0 {
		m.Notices = appendNotices(m.Notices, notice.NewerValue)
	}
	m.endDeletion(stored[records.DeletedKey])
	m.PlayerName = m.Kept.Me
	m.settle()
}

// readValue reads one stored value. It returns effects to carry out after the value, if
// corrupt, was moved aside.
func (m *Model) readValue(key, value string) (after []effect.Effect, err error) {
	switch {
	case strings.Contains(key, quarantineSuffix):
	case key == records.HistoryKey:
		m.History, err = records.ReadHistory(value)
		if err != nil && len(m.History) > 0 { // keep what can be read
			after = append(after, effect.Append{Key: key, Value: records.WriteHistory(m.History)})
		}
	case key == records.ScoresKey:
		m.Imported, err = records.ReadScores(value)
		if err != nil && len(m.Imported) > 0 {
			after = append(after, effect.Append{Key: key, Value: records.WriteScores(m.Imported)})
		}
	case key == friends.Key:
		m.Kept, err = friends.Read(value)
	case key == session.MadeKey:
		err = m.ReadMade(value)
	case key == session.RecentKey:
		var r session.Recent
		if r, err = session.ReadRecent(value); err == nil {
			m.Recent = r
		}
	case key == session.SettingsKey:
		m.Settings, err = m.Settings.Read(value) // unchanged if it fails
	case key == askedKey:
		err = envelope.Asked.Unseal(value, &m.persistenceAsked)
	case key == records.DeletedKey:
		err = envelope.Deletion.Unseal(value, new([]string))
	case key == solver.StorageKey:
		err = m.Solver.Read(value)
	case strings.HasPrefix(key, records.GamePrefix):
		var s records.Saved
		if s, err = records.ReadGame(key, value); err == nil {
			m.Saved[s.Game.Puzzle.Identity] = s
		} else if errors.Is(err, records.ErrRemoved) {
			return []effect.Effect{effect.Remove{Key: key}}, nil
		}
	}
	return after, err
}

// settle moves ended games that are stored under their own keys into the history, and
// removes those that the history has. It may write to m.Saved, which is new at this time.
func (m *Model) settle() {
	ended := m.History.Identities()
	for _, s := range m.Unfinished() {
		id := s.Game.Puzzle.Identity
		if ended[id] {
			delete(m.Saved, id)
			m.do(effect.Remove{Key: session.GameKey(id)})
		} else if s.Finished() {
			delete(m.Saved, id)
			m.History = m.History.With(records.History{s})
			m.finish(s)
		}
	}
}
