package part

import (
	"ketword/app/browser"
)

// FocusAnswer focuses the heading of a dialog over the page if the focused button was replaced by an
// answer.
func FocusAnswer() {
	if browser.Find("dialog[open]:not([data-beside])").Truthy() && !browser.Find("dialog :focus").Truthy() {
		browser.FocusOn("#dialog-title")
	}
}

// LeaveControl takes the focus from a control, so that Enter plays the typed word. From a
// key it moves the focus to the keyboard, where a screen reader still passes letters on. Tab
// continues from the same place.
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

// CloseDialog closes the open dialog, if any, which restores the focus.
func CloseDialog() {
	if dialog := browser.Find("dialog[open]"); dialog.Truthy() {
		dialog.Call("close")
	}
}
