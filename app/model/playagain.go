package model

import (
	"slices"

	"ketword/engine"
)

// A puzzle has one result, the first. Its game may be played once more, or guessed on after
// a loss, but that is never stored: a reload shows the result again.

// Again reports whether the game in play is not to be stored: its puzzle is a guide's, or has
// a result already, and its game is not the one that gave it.
func (m *Session) Again() bool {
	if m.Guided() {
		return true
	}
	s, ended := m.History.Find(m.Game.Puzzle.Identity)
	return ended && !(m.Game.GaveUp() == s.Game.GaveUp() && slices.Equal(m.Game.Guesses(), s.Game.Guesses()))
}

// HasResult reports whether no game of a puzzle is to be stored any more: it has a result, or is
// a guide's.
func (m *Session) HasResult(id engine.Identity) bool {
	_, ended := m.History.Find(id)
	return ended || m.IsGuide(id)
}
