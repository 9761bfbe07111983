//go:build !js

package app

import (
	"testing"

	"ketword/app/internal/drawn"
	"ketword/engine"
)

// TestKeyboardContract: every key has the action "key", and the mark of its letter; it has
// no mark if the letter was not guessed.
func TestKeyboardContract(t *testing.T) {
	for name, b := range tables(t) {
		known := engine.Keyboard(b.model.Game.Rows())
		keys := b.draw().All(drawn.Classed("key"))
		equal(t, name+": keys", len(keys), 28)
		for _, key := range keys {
			equal(t, name+": action", key.Value("data-action"), "key")
			letter := []rune(key.Value("data-key"))
			if len(letter) > 1 {
				continue // Enter and Backspace
			}
			equal(t, name+": letter", key.Text(), engine.Upper(string(letter)))
			k, ok := known[letter[0]]
			equal(t, name+": is marked", key.Has("data-mark"), ok)
			equal(t, name+": is named", key.Has("aria-label"), ok)
			equal(t, name+": mixed", key.Has("data-mixed"), k.Mixed)
			if ok {
				equal(t, name+": mark", key.Value("data-mark"), k.Mark.String())
			}
		}
	}
}

// TestSwappedKeys: Enter and Backspace are swapped if the player wants it.
func TestSwappedKeys(t *testing.T) {
	b := newTable(t, "abide", "")
	ends := func() [2]string {
		keys := drawn.Attrs(b.draw().All(drawn.Classed("key")), "data-key")
		return [2]string{keys[len(keys)-9], keys[len(keys)-1]}
	}
	equal(t, "usual", ends(), [2]string{"Enter", "Backspace"})
	b.send(settingMessage("swap-keys=on"))
	equal(t, "swapped", ends(), [2]string{"Backspace", "Enter"})
	b.send(settingMessage("swap-keys=off"))
	equal(t, "usual again", ends(), [2]string{"Enter", "Backspace"})
}

// TestKeyNames: the name of a key includes the mark of its letter.
func TestKeyNames(t *testing.T) {
	page := newTable(t, "crown plaid", "").guess("slate", "briny").draw()
	for key, want := range map[string]struct {
		label, mark string
		mixed       bool
	}{
		"l":         {"L, correct", "correct", false},
		"s":         {"S, absent", "absent", false},
		"r":         {"R, correct, mixed", "correct", true},
		"n":         {"N, present, mixed", "present", true},
		"b":         {"B, absent", "absent", true}, // neither word has it
		"q":         {},
		"Enter":     {"Enter", "", false},
		"Backspace": {"Backspace", "", false},
	} {
		k := page.One(t, drawn.Saying("data-key", key))
		equal(t, key+": label", k.Value("aria-label"), want.label)
		equal(t, key+": mark", k.Value("data-mark"), want.mark)
		equal(t, key+": mixed", k.Has("data-mixed"), want.mixed)
	}
}

// TestKeyboardAway: at the end of a game, the end replaces the keyboard.
func TestKeyboardAway(t *testing.T) {
	for name, ended := range map[string]bool{
		"classic, begun": false, "quantum, begun": false,
		"classic, won": true, "classic, given up": true, "quantum, lost": true,
	} {
		page := tables(t)[name].draw()
		equal(t, name+": away", drawn.Classed("away")(page.One(t, drawn.Classed("keyboard"))), ended)
		equal(t, name+": ends", len(page.All(drawn.Classed("end"))) == 1, ended)
	}
}
