package browser

import (
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Now returns the time in milliseconds.
func Now() float64 { return goapp.Window().Get("Date").Call("now").Float() }

// Document is the page.
func Document() goapp.Value { return goapp.Window().Get("document") }

// DocumentElement is the page's root element, whose attributes say how it looks.
func DocumentElement() goapp.Value { return Document().Get("documentElement") }

// Navigator is what the browser can do.
func Navigator() goapp.Value { return goapp.Window().Get("navigator") }

// Location is the page's address.
func Location() goapp.Value { return goapp.Window().Get("location") }

// Matches reports whether a media query fits the window, the device or what the player wants.
func Matches(query string) bool {
	return goapp.Window().Call("matchMedia", query).Get("matches").Bool()
}

// Find returns the first element that a selector fits; it may be null.
func Find(selector string) goapp.Value { return Document().Call("querySelector", selector) }

// textIn returns a property of the first element that a selector fits; "" if there is none.
func textIn(selector, property string) string {
	if element := Find(selector); element.Truthy() {
		return element.Get(property).String()
	}
	return ""
}

// MetaContent returns the content of a meta tag, "" if there is none.
func MetaContent(name string) string { return textIn(`meta[name="`+name+`"]`, "content") }

// FieldValue returns what is typed in a field; "" if it isn't there.
func FieldValue(id string) string { return textIn("#"+id, "value") }

// PlainValue returns what is typed in a field as it is read, without blanks around it.
func PlainValue(id string) string { return strings.TrimSpace(Plain(FieldValue(id))) }

// IsElement reports whether a value is an element of the page, rather than the
// page itself or nothing.
func IsElement(v goapp.Value) bool {
	return v.Truthy() && v.Get("closest").Type() == goapp.TypeFunction
}

// Closest returns the element at an event's target, or nearest around it, that
// a selector fits.
func Closest(e goapp.Value, selector string) goapp.Value {
	target := e.Get("target")
	if !IsElement(target) {
		return goapp.Null()
	}
	return target.Call("closest", selector)
}

// Scrolls reports whether an element holds more than is seen of it.
func Scrolls(element goapp.Value) bool {
	return element.Truthy() && element.Get("scrollHeight").Int() > element.Get("clientHeight").Int()
}

// FocusOn gives the focus to an element, if it is there.
func FocusOn(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// Reveal scrolls an element into sight, if it is there and not in sight.
func Reveal(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// Show scrolls an element into the middle of what is seen, if it is there.
func Show(selector string) {
	if element := Find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "center"})
	}
}

// Clock returns for how many milliseconds the page has been open. A time.Time would
// bring the code that writes times: a field of a component can have all of its
// methods called.
func Clock() float64 { return goapp.Window().Get("performance").Call("now").Float() }

// FocusAndShow gives the focus to what a selector fits, and scrolls it into sight; "" is nothing.
func FocusAndShow(selector string) {
	if selector != "" {
		FocusOn(selector)
		Show(selector)
	}
}

// Holds reports whether one of an event's flags is set. Events that extensions make up may lack them.
func Holds(e goapp.Value, flags ...string) bool {
	return slices.ContainsFunc(flags, func(flag string) bool { return e.Get(flag).Truthy() })
}
