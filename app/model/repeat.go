package model

import (
	"slices"

	"ketword/app/notice"
	"ketword/engine"
)

// A word that was guessed before is seldom meant. It is pointed out before it costs a try;
// Enter again plays it.

// pointOutRepeat tells of the typed word before it is played, if it may be, was guessed
// before, and that was not pointed out yet; and reports whether it did.
func (m *Model) pointOutRepeat() bool {
	rows := m.Game.Rows()
	typed := m.typedWord()
	i := slices.IndexFunc(rows, func(t engine.Turn) bool { return t.Guess == typed })
	if i < 0 || m.pointedOut || m.Game.Check(rows[i].Guess, m.Vocabulary()) != nil {
		return false
	}
	m.refusals++
	m.pointedOut = true
	m.showNotices(notice.Repeated{Word: typed.String(), Turn: i})
	return true
}
