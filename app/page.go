package app

import (
	"ketword/app/browser"
)

// What this package asks of the page: its elements, its address, the focus. Which other
// files call the browser's window is in docs/architecture.md.

// titleDrawn has the window's title say what is drawn.
func (r *root) titleDrawn() {
	if title := r.title(); title != r.titled {
		r.titled = title
		browser.Document().Set("title", title)
	}
}

// title returns the title of the window: of the dialog, if it has a page of its own, else
// of the game.
func (r *root) title() string {
	if s, _ := screenOf(r.model.Screen); s.paged {
		return r.text.Titles.Of(string(r.model.Screen))
	}
	t, p := &r.text.Game, r.model.Game.Puzzle
	return t.Title(modeName(t, p.Rules.Mode), puzzleName(t, p))
}

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

// setChoices sets the fields with choices to what is chosen.
func setChoices() {
	fields := browser.Document().Call("querySelectorAll", "select[data-value]")
	for i := range fields.Length() {
		field := fields.Index(i)
		if chosen := field.Get("dataset").Get("value"); field.Get("value").String() != chosen.String() {
			field.Set("value", chosen)
		}
	}
}
