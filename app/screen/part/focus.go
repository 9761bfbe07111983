package part

import (
	"ketword/app/browser"
)

// FocusAnswer gives the focus to the heading of a dialog over the page where the button that had it has
// given way to an answer.
func FocusAnswer() {
	if browser.Find("dialog[open]:not([data-beside])").Truthy() && !browser.Find("dialog :focus").Truthy() {
		browser.FocusOn("#dialog-title")
	}
}

// LeaveControl takes the focus off a control, so that Enter plays the word that is typed. A
// key gives it to the keyboard around it, where a screen reader still passes the letters on.
// Tab goes on from the same place.
func LeaveControl() {
	control := browser.Document().Get("activeElement")
	switch {
	case !browser.IsElement(control):
	case control.Call("closest", ".keyboard").Truthy():
		browser.FocusOn(".keyboard")
	default:
		control.Call("blur")
	}
}

// CloseDialog closes the dialog that is shown, if there is one, which gives the focus
// back to where it was.
func CloseDialog() {
	if dialog := browser.Find("dialog[open]"); dialog.Truthy() {
		dialog.Call("close")
	}
}
