package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/engine"
)

// What this package asks of the page. Only these functions, listeners and
// effects know the browser.

func document() goapp.Value        { return goapp.Window().Get("document") }
func documentElement() goapp.Value { return document().Get("documentElement") }
func location() goapp.Value        { return goapp.Window().Get("location") }

// find returns the first element that a selector fits; it may be null.
func find(selector string) goapp.Value { return document().Call("querySelector", selector) }

// metaContent returns the content of a meta tag, "" if there is none.
func metaContent(name string) string {
	meta := find(`meta[name="` + name + `"]`)
	if !meta.Truthy() {
		return ""
	}
	return meta.Get("content").String()
}

// today returns the calendar date of the player's time zone, as the browser
// has it at this moment. Go's own local time keeps the offset that was in
// force when the program started.
func today() engine.Day {
	now := goapp.Window().Get("Date").New()
	month := time.Month(now.Call("getMonth").Int() + 1)
	return engine.DayOf(now.Call("getFullYear").Int(), month, now.Call("getDate").Int())
}

// closeDialog closes the open dialog, if there is one, which gives the focus
// back to where it was.
func closeDialog() {
	if dialog := find("dialog[open]"); dialog.Truthy() {
		dialog.Call("close")
	}
}

// dialogOpen reports whether a dialog is open in the page. The model learns a
// little later that one was closed.
func dialogOpen() bool { return find("dialog[open]").Truthy() }

// leaveControl takes the focus off a control, so that Enter plays the word that
// is typed. Tab goes on from the same place.
func leaveControl() {
	if control := document().Get("activeElement"); control.Truthy() {
		control.Call("blur")
	}
}

// isElement reports whether a value is an element of the page, rather than the
// page itself or nothing.
func isElement(v goapp.Value) bool {
	return v.Truthy() && v.Get("closest").Type() == goapp.TypeFunction
}

// closest returns the element at an event's target, or nearest around it, that
// a selector fits.
func closest(e goapp.Value, selector string) goapp.Value {
	target := e.Get("target")
	if !isElement(target) {
		return goapp.Null()
	}
	return target.Call("closest", selector)
}

// scrolls reports whether an element holds more than is seen of it.
func scrolls(element goapp.Value) bool {
	return element.Truthy() && element.Get("scrollHeight").Int() > element.Get("clientHeight").Int()
}
