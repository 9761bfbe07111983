package model

import (
	"cmp"
	"maps"
	"slices"

	"ketword/engine"
)

// current returns the game in play as it is to be stored.
func (m Model) current() Saved {
	return Saved{Game: m.Game, List: m.List, Typed: m.Typed, Day: m.Day}
}

// begun reports whether there is anything to lose.
func (s Saved) begun() bool { return s.Typed != "" || len(s.Game.Turns()) > 0 }

// save stores the game in play: unfinished under its own key, finished in the
// history, and not at all before the first letter.
func (m Model) save() (Model, []Effect) {
	s, id := m.current(), m.Game.Puzzle.Identity
	m.Saved = maps.Clone(m.Saved)
	switch {
	case s.finished():
		m.History = m.History.with(History{s})
		delete(m.Saved, id)
		return m, m.finish(s)
	case s.begun():
		m.Saved[id] = s
		return m, m.unlessFrozen(gameKey(id), Save{Key: gameKey(id), Value: seal(s.data())})
	}
	delete(m.Saved, id)
	return m, m.unlessFrozen(gameKey(id), Remove{Key: gameKey(id)})
}

// finish returns the effects that store a finished game. If the history can't
// be written, the game stays under its own key until it can.
func (m Model) finish(s Saved) []Effect {
	key := gameKey(s.Game.Puzzle.Identity)
	if m.frozen[HistoryKey] {
		return m.unlessFrozen(key, Save{Key: key, Value: seal(s.data())})
	}
	return append([]Effect{Append{Key: HistoryKey, Value: encodeHistory(History{s})}},
		m.unlessFrozen(key, Remove{Key: key})...)
}

// unlessFrozen returns an effect on a key, or none if a newer program's value
// stands there.
func (m Model) unlessFrozen(key string, e Effect) []Effect {
	if m.frozen[key] {
		return nil
	}
	return []Effect{e}
}

// unfinished returns the games that are not in the history, those played last
// first.
func (m Model) unfinished() []Saved {
	return slices.SortedFunc(maps.Values(m.Saved), func(a, b Saved) int {
		return cmp.Or(
			cmp.Compare(b.Day, a.Day),
			cmp.Compare(a.Game.Puzzle.Identity.String(), b.Game.Puzzle.Identity.String()),
		)
	})
}

// Others returns the unfinished games besides the one in play, those played
// last first.
func (m Model) Others() []engine.Game {
	var games []engine.Game
	for _, s := range m.unfinished() {
		if s.Game.Puzzle.Identity != m.Game.Puzzle.Identity {
			games = append(games, s.Game)
		}
	}
	return games
}
