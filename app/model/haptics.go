package model

import (
	"ketword/app/effect"
	"ketword/app/session"
	"ketword/engine"
)

// vibrate has a key of the game felt. What other windows do is not felt.
func (m *Model) vibrate(msg Msg, before *Model) {
	switch msg.(type) {
	case Press, Erase, Enter:
	default:
		return
	}
	switch {
	case m.Settings.Value(session.Haptics) != "on":
		return
	case m.Game.Status() == engine.Won && before.Game.Status() != engine.Won:
		m.do(effect.Vibrate{For: effect.FeelWin})
	case m.refusals > before.refusals:
		m.do(effect.Vibrate{For: effect.FeelRefusal})
	case m.Typed != before.Typed && msg != Msg(Enter{}):
		m.do(effect.Vibrate{For: effect.FeelKey})
	}
}
