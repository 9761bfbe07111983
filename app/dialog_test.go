//go:build !js

package app

import (
	"testing"

	"ketword/app/model"
)

// TestDialogContract: every dialog tells its screen, is named by its heading,
// and can be closed.
func TestDialogContract(t *testing.T) {
	headings := map[model.Screen]string{
		model.HelpScreen: "How to play", model.StatsScreen: "Statistics", model.MenuScreen: "Menu",
		model.ListsScreen:  "Your word lists",
		model.GiveUpScreen: "Give up?", model.ShareScreen: "Share",
	}
	for name, b := range tables(t) {
		dialogs := b.draw().all(tagged("dialog"))
		if b.model.Screen == model.NoScreen {
			equal(t, name+": dialogs", len(dialogs), 0)
			continue
		}
		if len(dialogs) != 1 {
			t.Fatalf("%s: %d dialogs", name, len(dialogs))
		}
		d := dialogs[0]
		equal(t, name+": screen", d.attr("data-screen"), string(b.model.Screen))
		heading := d.one(t, saying("id", d.attr("aria-labelledby")))
		equal(t, name+": heading", heading.text(), headings[b.model.Screen])
		first := d.all(tagged("button"))[0]
		equal(t, name+": first button", first.attr("data-action"), "close")
		equal(t, name+": its name", first.attr("aria-label"), "Close")
		equal(t, name+": open", d.has("open"), false) // showModal opens it
	}
}
