package model

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ketword/engine"
)

// Keys of storage.
const (
	KeyPrefix  = "ketword."
	HistoryKey = KeyPrefix + "history"
	recentKey  = KeyPrefix + "recent"
	gamePrefix = KeyPrefix + "game."
	asideMark  = ".aside"
)

// gameKey returns the key of an unfinished game.
func gameKey(id engine.Identity) string { return gamePrefix + id.String() }

// Start begins the program.
type Start struct {
	Stored map[string]string // what storage holds under KeyPrefix
	Query  string            // of the page's address, without "?"
	Day    engine.Day        // today
	Denied bool              // storage can't be used
}

// update reads what is stored and opens the game that the address names, or
// the last unfinished one, or today's.
func (msg Start) update(m Model) (Model, []Effect) {
	m.Day = msg.Day
	m, effects := m.readStored(msg.Stored)
	l := m.parseLink(msg.Query)
	d := l.follow()
	d.notice, m.Notice = m.Notice, Notice{}
	if len(l.problems) > 0 { // told once is enough
		d.notice, d.keepURL = d.notice.and(Notice{Kind: BadLink, Links: l.problems}), false
	}
	if msg.Denied {
		d.notice, m.Unsaved = d.notice.and(Notice{Kind: CantSave}), true
	}
	m, opened := m.goTo(d)
	return m, slices.Concat(effects, opened, []Effect{ReadOwn{Since: m.changes}})
}

// readStored takes in what storage holds. What can't be read is set aside.
func (m Model) readStored(stored map[string]string) (Model, []Effect) {
	var effects []Effect
	m.Saved, m.frozen = map[engine.Identity]Saved{}, map[string]bool{}
	for _, key := range slices.Sorted(maps.Keys(stored)) {
		more, err := m.readValue(key, stored[key])
		switch {
		case errors.Is(err, ErrNewer):
			m.frozen[key] = true
		case err != nil:
			to := asideKey(key, stored)
			m.Notice = m.Notice.and(Notice{Kind: Corrupt, Key: to})
			effects = append(effects, SetAside{From: key, To: to, Value: stored[key]})
		}
		effects = append(effects, more...)
	}
	if len(m.frozen) > 0 {
		m.Notice = m.Notice.and(Notice{Kind: Newer})
	}
	return m.settle(effects)
}

// readValue takes in one stored value. It returns the effects that are to
// follow once the value, if it is corrupt, is set aside.
func (m *Model) readValue(key, value string) ([]Effect, error) {
	switch {
	case strings.Contains(key, asideMark):
		return nil, nil
	case key == HistoryKey:
		h, err := ReadHistory(value)
		m.History = h
		if err != nil && len(h) > 0 { // keep what can be read
			return []Effect{Append{Key: key, Value: WriteHistory(h)}}, err
		}
		return nil, err
	case key == recentKey:
		var r Recent
		err := unseal(value, &r)
		if err == nil {
			m.Recent = r.upgraded()
		}
		return nil, err
	case strings.HasPrefix(key, gamePrefix):
		s, err := decodeGame(key, value)
		if err == nil {
			m.Saved[s.Game.Puzzle.Identity] = s
		}
		return nil, err
	}
	return nil, nil
}

// settle moves games that ended, but had not reached the history, there, and
// drops what is left of those that had. It writes into m.Saved, which is new.
func (m Model) settle(effects []Effect) (Model, []Effect) {
	for _, s := range m.unfinished() {
		id := s.Game.Puzzle.Identity
		if _, known := m.History.Find(id); known {
			delete(m.Saved, id)
			effects = append(effects, Remove{Key: gameKey(id)})
		} else if s.finished() {
			delete(m.Saved, id)
			m.History = m.History.with(History{s})
			effects = append(effects, m.finish(s)...)
		}
	}
	return m, effects
}

// asideKey returns a key that is free, to move a corrupt value to.
func asideKey(key string, stored map[string]string) string {
	for n := 1; ; n++ {
		to := fmt.Sprintf("%s%s%d", key, asideMark, n)
		if _, taken := stored[to]; !taken {
			return to
		}
	}
}
