package app

import (
	"ketword/app/browser"
	"ketword/app/model"
)

// skip moves the focus past the header and the line below it: to the keyboard or, after
// the game, to its end.
func skip(r *root, _ string) model.Msg {
	if r.playing() {
		browser.FocusOn(".keyboard")
	} else {
		browser.FocusOn(".end")
	}
	return nil
}
