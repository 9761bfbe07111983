package model

import "ketword/engine"

// Haptics has the device vibrate: "on" or "off".
const Haptics = "haptics"

// Haptic is what can be felt.
type Haptic uint8

// What can be felt.
const (
	FeelKey     Haptic = iota + 1 // a letter was written, or taken back
	FeelRefusal                   // the row can't be played
	FeelWin
)

// Vibrate has the device vibrate.
type Vibrate struct {
	For Haptic
}

func (e Vibrate) CarryOut(h Host) { h.Vibrate(e.For) }

// vibrate has a key of the game felt. What other windows do is not felt.
func (m *Model) vibrate(msg Msg, before *Model) {
	switch msg.(type) {
	case Press, Erase, Enter:
	default:
		return
	}
	switch {
	case m.Settings.Value(Haptics) != "on":
		return
	case m.Game.Status() == engine.Won && before.Game.Status() != engine.Won:
		m.do(Vibrate{For: FeelWin})
	case m.refusals > before.refusals:
		m.do(Vibrate{For: FeelRefusal})
	case m.Typed != before.Typed && msg != Msg(Enter{}):
		m.do(Vibrate{For: FeelKey})
	}
}
