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
