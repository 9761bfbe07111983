package model

import (
	"ketword/app/jobs"
	"ketword/app/session"
	"ketword/engine/coach"
)

// counts reports whether the number of secrets left is shown in the position in play.
func (m *Model) counts() bool {
	return m.Settings.Value(session.CountLeft) == "on" && m.Playing() && m.Game.TurnCount() > 0
}

// counted asks the coach how many secrets are left, as the player does for a hint, where
// the number is to be shown.
func (m *Model) counted() {
	if !m.counts() || m.Hint().AsksLeft.Fault != jobs.NoFault {
		return
	}
	AskHint{Kind: HintLeft}.update(m)
}

// LeftCount returns how many secrets are left; nil if that is not to be shown, or not known
// yet.
func (m *Model) LeftCount() *coach.Left {
	h := m.Hint()
	if !m.counts() || h.Left == nil {
		return nil
	}
	return &h.Left.Left
}
