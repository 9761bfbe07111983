package model

import (
	"slices"

	"ketword/engine"
)

// A word that was guessed before is seldom meant. It is pointed out before it costs a try;
// Enter again plays it.

// pointsOut returns what is told of the typed word before it is played, if it may be, was
// guessed before, and that was not pointed out yet.
func (m Model) pointsOut() (Repeated, bool) {
	rows := m.Game.Rows()
	i := slices.IndexFunc(rows, func(t engine.Turn) bool { return t.Guess.String() == m.Typed })
	return Repeated{Word: m.Typed, Turn: i}, i >= 0 && !m.pointedOut && m.Game.Check(rows[i].Guess, m.vocabulary()) == nil
}
