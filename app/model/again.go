package model

import (
	"slices"

	"ketword/engine"
)

// A puzzle has one result, the first. Its game may be played once more, or further after
// a loss, but that is never stored: a reload shows the result again.

// Again reports whether the puzzle in play has a result already, and its game is not the
// one that gave it.
func (m Model) Again() bool {
	s, ended := m.History.Find(m.Game.Puzzle.Identity)
	return ended && !(m.Game.GaveUp() == s.Game.GaveUp() && slices.Equal(m.Game.Guesses(), s.Game.Guesses()))
}

// hasResult reports whether a puzzle has a result.
func (m Model) hasResult(id engine.Identity) bool {
	_, ended := m.History.Find(id)
	return ended
}
