package model

import (
	"errors"
	"maps"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/envelope"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
	"ketword/internal/order"
)

// Keys of storage.
const (
	ListsKey = records.KeyPrefix + "lists" // holds a value for a moment, to tell other windows that the player's lists were changed

)

// SaveFailed tells that storage refused a value.
type SaveFailed struct{}

// update tells, once, that nothing can be saved.
func (SaveFailed) update(m *Model) {
	if m.Unsaved {
		return
	}
	m.Unsaved = true
	m.showNotices(appendNotices(m.Notices, notice.CantSave)...)
}

// readStored takes in what storage holds.
func (m *Model) readStored(stored map[string]string) {
	m.Saved, m.Frozen = map[engine.Identity]records.Saved{}, map[string]bool{}
	for _, key := range order.Strings(slices.Collect(maps.Keys(stored))) {
		more, err := m.readValue(key, stored[key])
		m.keepUnread(key, stored, err)
		m.do(more...)
	}
	if len(m.Frozen) > 0 {
		m.Notices = appendNotices(m.Notices, notice.NewerValue)
	}
	m.endDeletion(stored[records.DeletedKey])
	m.settle()
}

// readValue takes in one stored value. If the value is corrupt, the effects are
// for after its quarantine.
func (m *Model) readValue(key, value string) ([]effect.Effect, error) {
	switch {
	case strings.Contains(key, quarantineSuffix):
		return nil, nil
	case key == records.HistoryKey:
		h, err := records.ReadHistory(value)
		m.History = h
		if err != nil && len(h) > 0 { // keep what can be read
			return []effect.Effect{effect.Append{Key: key, Value: records.WriteHistory(h)}}, err
		}
		return nil, err
	case key == records.ScoresKey:
		var err error
		m.Imported, err = records.ReadScores(value)
		if err != nil && len(m.Imported) > 0 {
			return []effect.Effect{effect.Append{Key: key, Value: records.WriteScores(m.Imported)}}, err
		}
		return nil, err
	case key == session.RecentKey:
		r, err := session.ReadRecent(value)
		if err == nil {
			m.Recent = r
		}
		return nil, err
	case key == session.SettingsKey:
		var err error
		m.Settings, err = m.Settings.Read(value)
		return nil, err
	case key == askedKey:
		return nil, envelope.Asked.Unseal(value, &m.persistenceAsked)
	case key == records.DeletedKey:
		var names []string
		return nil, envelope.Deletion.Unseal(value, &names)
	case key == solver.StorageKey:
		return nil, m.Solver.Read(value)
	case strings.HasPrefix(key, records.GamePrefix):
		s, err := records.ReadGame(key, value)
		switch {
		case errors.Is(err, records.ErrRemoved):
			return []effect.Effect{effect.Remove{Key: key}}, nil
		case err == nil:
			m.Saved[s.Game.Puzzle.Identity] = s
		}
		return nil, err
	}
	return nil, nil
}

// settle moves ended games that are still stored under their own keys into the
// history, and removes those that it has already. It writes into m.Saved, which
// is new.
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
