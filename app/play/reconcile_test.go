package play

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/session"
	"ketword/engine"
)

// TestVibration: with the setting, the device vibrates for typed letters, refused rows and wins.
func TestVibration(t *testing.T) {
	w := newTable(t, "crown", engine.Normal)
	vibrated := func(keys string) []effect.Haptic {
		w.vibrated = nil
		return w.send(keysOf(keys)...).vibrated
	}
	equal(t, "off", vibrated("ab-"), nil)
	w.choose(session.Haptics, "on")
	equal(t, "keys", vibrated("--a-->"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "refused", vibrated("^ab!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelRefusal})
	equal(t, "full", vibrated("ide!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "won", vibrated("crown!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelWin})
	equal(t, "after the end", vibrated("a-!"), nil)
}

// TestEnterIsIgnoredAfterJudging: Enter is ignored after a word was submitted by its last letter, until some time has
// passed or a letter of the next guess is typed.
func TestEnterIsIgnoredAfterJudging(t *testing.T) {
	w := newTable(t, "abide", engine.Normal).choose(session.Submit, "on").send(typed("audio")...)
	equal(t, "judged at the last letter", w.play.IgnoresEnter, true)
	w.send(Press{Letter: 'f'})
	equal(t, "a letter", w.play.IgnoresEnter, false)
	w.send(typed("lesh")...)
	w.send(StopIgnoringEnter{Number: 1})
	equal(t, "of an earlier time", w.play.IgnoresEnter, true)
	w.send(StopIgnoringEnter{Number: 2})
	equal(t, "of this one", w.play.IgnoresEnter, false)
}
