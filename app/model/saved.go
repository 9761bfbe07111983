package model

import (
	"cmp"
	"maps"
	"slices"

	"ketword/app/effect"
	"ketword/app/records"
	"ketword/internal/copied"
	"ketword/internal/order"
)

// Current returns the game in play as it is to be stored.
func (m *Session) Current() records.Saved {
	s := records.Saved{Game: m.Game, List: m.ListPrint, Typed: m.Typed, Day: m.Day, Assisted: m.Assisted, Rival: m.Rival}
	if before, begun := m.Saved[m.Game.Puzzle.Identity]; begun {
		s.Took = int(m.Day - before.BegunOn())
	}
	return s
}

// Unfinished returns the saved games, those played last first.
func (m *Records) Unfinished() []records.Saved {
	return order.Sorted(slices.Collect(maps.Values(m.Saved)), func(a, b records.Saved) int {
		return cmp.Or(
			cmp.Compare(b.Day, a.Day),
			cmp.Compare(a.Game.Puzzle.Identity.String(), b.Game.Puzzle.Identity.String()),
		)
	})
}

// save stores the game in play: unfinished under its own key, finished in the
// history, and not at all before the first letter, or where the puzzle has a result.
func (m *Model) save() {
	s, id := m.Current(), m.Game.Puzzle.Identity
	if m.HasResult(id) {
		return
	}
	switch {
	case s.Finished():
		stores := !m.Frozen[GameKey(id)]
		if stores {
			m.journalFinished(records.History{s})
		}
		m.History = m.History.With(records.History{s})
		m.Saved = copied.Without(m.Saved, id)
		m.finish(s)
		if stores {
			m.askPersistence()
		}
	case s.Begun():
		m.Saved = copied.With(m.Saved, id, s)
		m.unlessFrozen(GameKey(id), saveGame(s))
		m.remember(m.Recent.WithPlayed(id))
	default:
		m.Saved = copied.Without(m.Saved, id)
		m.unlessFrozen(GameKey(id), effect.Remove{Key: GameKey(id)})
	}
}

// finish stores a finished game: under its own key first, so that it stays there if
// the history can't be written, and the next start tries again.
func (m *Model) finish(s records.Saved) {
	key := GameKey(s.Game.Puzzle.Identity)
	switch {
	case m.Frozen[key]: // a record would discard the newer program's game
	case m.Frozen[records.HistoryKey]:
		m.do(saveGame(s))
	default:
		m.do(saveGame(s), effect.Append{Key: records.HistoryKey, Value: records.WriteHistory(records.History{s})}, effect.Remove{Key: key})
	}
}

// saveGame returns the effect that stores a game under its own key.
func saveGame(s records.Saved) effect.Save {
	return effect.Save{Key: GameKey(s.Game.Puzzle.Identity), Value: records.WriteGame(s)}
}
