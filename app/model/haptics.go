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
	effect
	For Haptic
}

// felt returns what is to be felt of a key of the game. What other windows do is not felt.
func (m Model) felt(msg Msg, before Model) []Effect {
	switch msg.(type) {
	case Press, Erase, Enter:
	default:
		return nil
	}
	switch {
	case m.Settings.Value(Haptics) != "on":
		return nil
	case m.Game.Status() == engine.Won && before.Game.Status() != engine.Won:
		return []Effect{Vibrate{For: FeelWin}}
	case m.refusals > before.refusals:
		return []Effect{Vibrate{For: FeelRefusal}}
	case m.Typed != before.Typed && msg != Msg(Enter{}):
		return []Effect{Vibrate{For: FeelKey}}
	}
	return nil
}
