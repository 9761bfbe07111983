package part

import "ketword/app/browser"

// FocusAnswer gives the focus to the heading of a dialog over the page where the button that had it has
// given way to an answer.
func FocusAnswer() {
	if browser.Find("dialog[open]:not([data-beside])").Truthy() && !browser.Find("dialog :focus").Truthy() {
		browser.FocusOn("#dialog-title")
	}
}
