package app

import (
	"ketword/app/model"
	"ketword/engine"
)

// shown is what was drawn last, so that what follows a drawing happens once.
type shown struct {
	screen model.Screen
	status engine.Status
	turns  int
	typed  string
}

// afterRender brings what is no attribute in line with what was drawn: focus,
// place of the board, title of the window.
func (r *root) afterRender() {
	m := r.model
	now := shown{m.Screen, m.Game.Status(), len(m.Game.Turns()), m.Typed}
	if now.screen != r.last.screen && now.screen != model.NoScreen {
		showDialog()
	}
	if now.turns != r.last.turns || now.typed != r.last.typed {
		scrollToCurrentRow()
	}
	if r.last.status == engine.Playing && now.status != engine.Playing && now.turns+len(r.last.typed) > 0 {
		focusOn(".end")
	}
	r.last = now
	document().Set("title", r.text.Game.Title(modeText(r.text, m.Game.Puzzle), puzzleText(r.text.Game, m.Game.Puzzle)))
	markUnknownKeys()
}

// showDialog opens the dialog that was drawn. Where another one was open, it
// now has this one's content, and the focus goes to its first control.
func showDialog() {
	if dialog := find("dialog:not([open])"); dialog.Truthy() {
		dialog.Call("showModal")
		return
	}
	focusOn("dialog .content button")
}

// focusOn gives the focus to an element, if it is there.
func focusOn(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// scrollToCurrentRow moves the board, if it is too long to be seen whole, to
// the row in play.
func scrollToCurrentRow() {
	if board := find(".board"); board.Truthy() {
		board.Set("scrollTop", board.Get("scrollHeight"))
	}
}

// markUnknownKeys gives a key of which nothing is known its empty mark, since
// go-app leaves an empty attribute out.
func markUnknownKeys() {
	keys := document().Call("querySelectorAll", ".key:not([data-mark])")
	for i := range keys.Length() {
		keys.Index(i).Call("setAttribute", "data-mark", "")
	}
}
