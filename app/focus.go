package app

import (
	"ketword/app/browser"
	"ketword/app/model"
)

// leaveControl takes the focus off a control, so that Enter plays the word that
// is typed: off a key to the keyboard around it, where a screen reader goes on
// passing the letters. Tab goes on from the same place.
func leaveControl() {
	control := browser.Document().Get("activeElement")
	switch {
	case !browser.IsElement(control):
	case control.Call("closest", ".keyboard").Truthy():
		browser.FocusOn(".keyboard")
	default:
		control.Call("blur")
	}
}

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
