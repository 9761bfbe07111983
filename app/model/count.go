package model

import (
	"ketword/app/session"
	"ketword/engine/coach"
)

// counts reports whether the number of secrets left is shown in the position in play.
func (m *Model) counts() bool {
	return m.Settings.Value(session.CountLeft) == "on" && m.Playing() && m.Game.TurnCount() > 0
}

// LeftCount returns how many secrets are left; nil if that is not to be shown, or not known
// yet.
func (m *Model) LeftCount() *coach.Left {
	if !m.counts() {
		return nil
	}
	if h := m.Hint(); h.Left != nil {
		return &h.Left.Left
	}
	return nil
}
