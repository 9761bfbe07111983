package model

import (
	"ketword/app/effect"
	"ketword/app/session"
	"ketword/engine"
)

// haptics has the device vibrate for a key of the game, not for what other windows do.
func (m *Model) haptics(msg Msg, before *Model) {
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
