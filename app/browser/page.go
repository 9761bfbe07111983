package browser

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Now returns the time of the clock in milliseconds since 1970.
func Now() float64 { return goapp.Window().Get("Date").Call("now").Float() }

// Document returns the document of the page.
func Document() goapp.Value { return goapp.Window().Get("document") }

// DocumentElement returns the page's root element, whose attributes hold settings.
func DocumentElement() goapp.Value { return Document().Get("documentElement") }

// Navigator returns the object that describes the browser.
func Navigator() goapp.Value { return goapp.Window().Get("navigator") }

// Location returns the page's address.
func Location() goapp.Value { return goapp.Window().Get("location") }

// Matches reports whether a media query matches.
func Matches(query string) bool {
	return goapp.Window().Call("matchMedia", query).Get("matches").Bool()
}

// Find returns the first element that matches a selector, or null.
func Find(selector string) goapp.Value { return Document().Call("querySelector", selector) }

// textIn returns a property of the first element that matches a selector, or "".
func textIn(selector, property string) string {
	if element := Find(selector); element.Truthy() {
		return element.Get(property).String()
	}
	return ""
}

// MetaContent returns the content of a meta tag, or "".
func MetaContent(name string) string { return textIn(`meta[name="`+name+`"]`, "content") }

// FieldValue returns the value of an input, or "" if it does not exist.
func FieldValue(id string) string { return textIn("#"+id, "value") }

// Fill gives a text to all fields that a selector selects.
func Fill(selector, text string) {
	fields := Document().Call("querySelectorAll", selector)
	for i := range fields.Length() {
		fields.Index(i).Set("value", text)
	}
}

// PlainValue returns the value of an input, as [Plain] text without surrounding blanks.
func PlainValue(id string) string { return strings.TrimSpace(Plain(FieldValue(id))) }

// IsElement reports whether a value is an element, and not the document or null.
func IsElement(v goapp.Value) bool {
	return v.Truthy() && v.Get("closest").Type() == goapp.TypeFunction
}

// Closest returns the target of an event or its nearest ancestor that matches a selector,
// or null.
func Closest(e goapp.Value, selector string) goapp.Value {
	target := e.Get("target")
	if !IsElement(target) {
		return goapp.Null()
	}
	return target.Call("closest", selector)
}

// Scrolls reports whether the content of an element is higher than the element.
func Scrolls(element goapp.Value) bool {
	return element.Truthy() && element.Get("scrollHeight").Int() > element.Get("clientHeight").Int()
}

// FocusOn focuses an element, if it exists.
func FocusOn(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// Reveal scrolls an element into view if it exists and is not visible.
func Reveal(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// Show scrolls an element to the middle of the window, if it exists.
func Show(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// Clock returns the time in milliseconds since the page was opened. A field of type
// time.Time in a component would link the code that formats times, since go-app may call
// all methods of a field.
func Clock() float64 { return goapp.Window().Get("performance").Call("now").Float() }

// FocusAndShow focuses an element and scrolls to it. It does nothing for "".
func FocusAndShow(selector string) {
	if selector != "" {
		FocusOn(selector)
		Show(selector)
	}
}

// Holds reports whether one of an event's flags is set. Synthetic events of extensions may lack flags.
func Holds(e goapp.Value, flags ...string) bool {
	return slices.ContainsFunc(flags, func(flag string) bool { return e.Get(flag).Truthy() })
}
