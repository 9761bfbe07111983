package model

import "testing"

// TestSubmit: with the setting a word is judged at its last letter, once it has all of
// them; one that can't be played stays, and is judged again when its end is written anew.
func TestSubmit(t *testing.T) {
	l := newLexicon(t)
	begin := func(stored map[string]string) *window {
		w := openWindow(t, l, stored, query("classic", seedOf(t, l, "crown"), ""))
		w.model.Settings.table = settingTable
		return w.send(ChangeSetting{Submit, "on"})
	}
	w := begin(map[string]string{}).send(keysOf("abid")...)
	equal(t, "not yet", w.model.Game.TurnCount(), 0)
	w.send(keysOf("e")...)
	equal(t, "judged", w.words(), []string{"abide"})
	equal(t, "the next row", w.row(), "·····")

	w.send(keysOf("audix")...)
	tells(t, "no word", w.model, UnknownWord{Word: "audix"})
	equal(t, "stays", w.row(), "audix")
	w.send(keysOf("yy")...)
	equal(t, "shaken once", w.model.Refusals, 1)
	w.send(keysOf("1x")...)
	equal(t, "in the midst", w.model.Refusals, 1)
	w.send(keysOf("1u4o")...)
	equal(t, "up to its end", w.words(), []string{"abide", "audio"})

	w.send(keysOf("s3ed1pe")...)
	equal(t, "the last gap", w.words(), []string{"abide", "audio", "speed"})

	w.send(keysOf("audio")...)
	tells(t, "repeated", w.model, Repeated{Word: "audio", Turn: 1})
	w.send(keysOf("!")...)
	equal(t, "repeated by Enter", w.words(), []string{"abide", "audio", "speed", "audio"})

	w = begin(map[string]string{}).send(ChangeSetting{Submit, "off"}).send(keysOf("abide")...)
	equal(t, "off", w.model.Game.TurnCount(), 0)
}

// TestFelt: with the setting the device vibrates at keys that write, refused rows and wins.
func TestFelt(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, query("classic", seedOf(t, l, "crown"), ""))
	w.model.Settings.table = settingTable
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
