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

// start reads what is stored and opens the game that the address names, or
// the last unfinished one, or today's.
func (m Model) start(msg Start) (Model, []Effect) {
	m.Day = msg.Day
	m, effects := m.readStored(msg.Stored)
	troubles := m.Notice
	l := m.parseLink(msg.Query)
	m, opened := m.follow(l)
	effects = append(effects, opened...)
	m.Notice = troubles.and(m.Notice).and(m.linkNotice(l))
	if m.Notice.Kind != NoNotice {
		m = m.say(SayNotice)
	}
	if msg.Denied {
		m = m.cantSave()
	}
	return m, effects
}

// linkNotice tells what is wrong with a link.
func (m Model) linkNotice(l link) Notice {
	n := Notice{}
	if len(l.problems) > 0 {
		n = Notice{Kind: BadLink, Links: l.problems}
	}
	if l.given[paramWords] && l.list != m.List {
		n = n.and(Notice{Kind: OtherList})
	}
	return n
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
			m.Notice = m.Notice.and(Notice{Kind: Newer})
		case err != nil:
			to := asideKey(key, stored)
			m.Notice = m.Notice.and(Notice{Kind: Corrupt, Key: to})
			effects = append(effects, SetAside{From: key, To: to})
		}
		effects = append(effects, more...)
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
		h, err := decodeHistory(value)
		m.History = h
		if err != nil && len(h) > 0 { // keep what can be read
			return []Effect{Append{Key: key, Value: encodeHistory(h)}}, err
		}
		return nil, err
	case key == recentKey:
		return nil, unseal(value, &m.Recent)
	case strings.HasPrefix(key, gamePrefix):
		var d savedData
		if err := unseal(value, &d); err != nil {
			return nil, err
		}
		s, err := d.restore()
		if err == nil {
			m.Saved[s.Game.Puzzle.Identity] = s
		}
		return nil, err
	}
	return nil, nil
}

// settle moves games that ended, but had not reached the history, there.
func (m Model) settle(effects []Effect) (Model, []Effect) {
	for _, s := range m.unfinished() {
		id := s.Game.Puzzle.Identity
		_, known := m.History.Find(id)
		if known || s.finished() {
			m.History = m.History.with(History{s})
			delete(m.Saved, id)
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
