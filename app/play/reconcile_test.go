package play

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/session"
	"ketword/engine"
)

// TestFelt: with the setting, the device vibrates for typed letters, refused rows and wins.
func TestFelt(t *testing.T) {
	w := newTable(t, "crown", engine.Normal)
	felt := func(keys string) []effect.Haptic {
		w.felt = nil
		return w.send(keysOf(keys)...).felt
	}
	equal(t, "off", felt("ab-"), nil)
	w.choose(session.Haptics, "on")
	equal(t, "keys", felt("--a-->"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "refused", felt("^ab!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelRefusal})
	equal(t, "full", felt("ide!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "won", felt("crown!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelWin})
	equal(t, "after the end", felt("a-!"), nil)
}

// TestEnterRestsAfterJudging: Enter rests after a word was submitted by its last letter, until the rest is
// over or a letter of the next guess is typed.
func TestEnterRestsAfterJudging(t *testing.T) {
	w := newTable(t, "abide", engine.Normal).choose(session.Submit, "on").send(typed("audio")...)
	equal(t, "judged at the last letter", w.play.EnterRests, true)
	w.send(Press{Letter: 'f'})
	equal(t, "a letter", w.play.EnterRests, false)
	w.send(typed("lesh")...)
	w.send(EnterRested{Number: 1})
	equal(t, "of an earlier rest", w.play.EnterRests, true)
	w.send(EnterRested{Number: 2})
	equal(t, "of this one", w.play.EnterRests, false)
}
