package model

import (
	"cmp"
	"maps"
	"slices"
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
		m, noted := m.remember(m.Recent.played(id))
		return m, append(m.unlessFrozen(gameKey(id), saveGame(s)), noted...)
	}
	delete(m.Saved, id)
	return m, m.unlessFrozen(gameKey(id), Remove{Key: gameKey(id)})
}

// finish returns the effects that store a finished game: under its own key
// first, so that it stays there if the history can't be written, and the next
// start tries again.
func (m Model) finish(s Saved) []Effect {
	key := gameKey(s.Game.Puzzle.Identity)
	switch {
	case m.frozen[key]: // a record would discard the newer program's game
		return nil
	case m.frozen[HistoryKey]:
		return []Effect{saveGame(s)}
	}
	return []Effect{
		saveGame(s),
		Append{Key: HistoryKey, Value: WriteHistory(History{s})},
		Remove{Key: key},
	}
}

// saveGame returns the effect that stores a game under its own key.
func saveGame(s Saved) Effect {
	return Save{Key: gameKey(s.Game.Puzzle.Identity), Value: seal(s.data())}
}

// unlessFrozen returns an effect on a key, or none if a newer program's value
// stands there.
func (m Model) unlessFrozen(key string, e Effect) []Effect {
	if m.frozen[key] {
		return nil
	}
	return []Effect{e}
}

// unfinished returns the saved games, those played last first.
func (m Model) unfinished() []Saved {
	return slices.SortedFunc(maps.Values(m.Saved), func(a, b Saved) int {
		return cmp.Or(
			cmp.Compare(b.Day, a.Day),
			cmp.Compare(a.Game.Puzzle.Identity.String(), b.Game.Puzzle.Identity.String()),
		)
	})
}

// SaveFailed tells that storage took no more.
type SaveFailed struct{}

// update tells, once, that nothing can be saved.
func (SaveFailed) update(m Model) (Model, []Effect) {
	if m.Unsaved {
		return m, nil
	}
	m.Unsaved = true
	return m.tell(m.Notice.and(Notice{Kind: CantSave})), nil
}
