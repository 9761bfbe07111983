package model

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/session"
)

// TestFelt: with the setting the device vibrates at keys that write, refused rows and wins.
func TestFelt(t *testing.T) {
	w := openSecret(t, "classic", "crown", "")
	felt := func(keys string) []effect.Haptic {
		var all []effect.Haptic
		for _, msg := range keysOf(keys) {
			next, effects := Update(w.model, msg)
			w.model = next
			for _, e := range effects {
				if v, is := e.(effect.Vibrate); is {
					all = append(all, v.For)
				}
			}
		}
		return all
	}
	equal(t, "off", felt("ab-"), nil)
	w.model, _ = Update(w.model, ChangeSetting{session.Haptics, "on"})
	equal(t, "keys", felt("--a-->"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "refused", felt("^ab!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelRefusal})
	equal(t, "full", felt("ide!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey})
	equal(t, "won", felt("crown!"), []effect.Haptic{effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelKey, effect.FeelWin})
	equal(t, "after the end", felt("a-!"), nil)
}
