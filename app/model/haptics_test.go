package model

import "testing"

// TestFelt: with the setting the device vibrates at keys that write, refused rows and wins.
func TestFelt(t *testing.T) {
	w := openSecret(t, "classic", "crown", "")
	felt := func(keys string) []Haptic {
		var all []Haptic
		for _, msg := range keysOf(keys) {
			next, effects := Update(w.model, msg)
			w.model = next
			for _, e := range effects {
				if v, is := e.(Vibrate); is {
					all = append(all, v.For)
				}
			}
		}
		return all
	}
	equal(t, "off", felt("ab-"), nil)
	w.model, _ = Update(w.model, ChangeSetting{Haptics, "on"})
	equal(t, "keys", felt("--a-->"), []Haptic{FeelKey, FeelKey, FeelKey})
	equal(t, "refused", felt("^ab!"), []Haptic{FeelKey, FeelKey, FeelRefusal})
	equal(t, "full", felt("ide!"), []Haptic{FeelKey, FeelKey, FeelKey})
	equal(t, "won", felt("crown!"), []Haptic{FeelKey, FeelKey, FeelKey, FeelKey, FeelKey, FeelWin})
	equal(t, "after the end", felt("a-!"), nil)
}
