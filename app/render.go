package app

import (
	"ketword/app/model"
	"ketword/engine"
)

// shown is what was drawn last, so that what follows a drawing happens once.
type shown struct {
	screen   model.Screen
	status   engine.Status
	turns    int
	typed    string
	told     int // announcements
	renaming model.ListName
	refused  bool      // a list that was to be imported
	files    [2]string // picked for the two parts of a list
	playable bool
}

func shownOf(m model.Model) shown {
	return shown{
		screen:   m.Screen,
		status:   m.Game.Status(),
		turns:    len(m.Game.Turns()),
		typed:    m.Typed,
		told:     m.Spoken.Count,
		renaming: m.Renaming,
		refused:  m.Import.Refusal.Refused(),
		files:    [2]string{m.Import.Files[model.AnswersPart], m.Import.Files[model.GuessesPart]},
		playable: m.Lexicon != nil,
	}
}

// afterRender brings what is no attribute in line with what was drawn: focus,
// place of the board, title of the window, and that the game can be played.
func (r *root) afterRender() {
	m := r.model
	now := shownOf(m)
	if now.screen != r.last.screen && now.screen != model.NoScreen {
		showDialog()
		r.fillForm()
	}
	if now.turns != r.last.turns || now.typed != r.last.typed {
		scrollToCurrentRow()
	}
	if r.last.status == engine.Playing && now.status != engine.Playing && now.turns+len(r.last.typed) > 0 {
		focusOn(".end")
	}
	if target := focusAfter(m, r.last); target != "" {
		focusOn(target)
		show(target)
	}
	if now.refused && !r.last.refused {
		show(".refusal")
	}
	if now.told != r.last.told && now.screen == model.StatsScreen && m.TellsOfFile() {
		show(".history .told")
	}
	document().Set("title", r.text.Game.Title(modeName(r.text.Game, m.Game.Puzzle.Rules.Mode), puzzleText(r.text.Game, m.Game.Puzzle)))
	markUnknownKeys()
	if now.playable && !r.last.playable {
		documentElement().Get("dataset").Set("app", "ready")
	}
	r.last = now
}

// showDialog opens the dialog that was drawn. Where another one was open, it
// now has this one's content, and the focus goes to its first control.
func showDialog() {
	if dialog := find("dialog:not([open])"); dialog.Truthy() {
		dialog.Call("showModal")
		return
	}
	find("dialog").Set("scrollTop", 0)
	focusOn("dialog:not([data-screen=lists]) .content button, dialog[data-screen=lists] > header button")
}

// focusOn gives the focus to an element, if it is there.
func focusOn(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("focus", map[string]any{"preventScroll": true})
	}
}

// show scrolls an element into the middle of what is seen, if it is there.
func show(selector string) {
	if element := find(selector); element.Truthy() {
		element.Call("scrollIntoView", map[string]any{"block": "center"})
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
