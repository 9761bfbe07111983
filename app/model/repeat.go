package model

import (
	"slices"

	"ketword/engine"
)

// A word that was guessed before is seldom meant. It is pointed out before it costs a try;
// Enter again plays it.

// pointsOut returns what is told of the typed word before it is played, if it may be, was
// guessed before, and that was not told yet.
func (m Model) pointsOut() (Repeated, bool) {
	rows := m.Game.Rows()
	i := slices.IndexFunc(rows, func(t engine.Turn) bool { return t.Guess.String() == m.Typed })
	r := Repeated{Word: m.Typed, Turn: i}
	return r, i >= 0 && m.FirstNotice() != Notice(r) && m.Game.Check(rows[i].Guess, m.vocabulary()) == nil
}
