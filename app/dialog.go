package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/screen/ownlists"
	"ketword/app/ui"
)

// dialog draws the open dialog, if there is one. showDialog makes it modal once it is in
// the page.
func (r *root) dialog() goapp.UI {
	state, shown := r.model.StateOf(r.model.Screen), model.ScreenOf(r.model.Screen)
	if state == nil {
		return nil
	}
	dialog := goapp.Dialog().Class(ui.When(shown.Beside, "beside")).Attr("open", ui.When(r.prerenders, "true"))
	return dialog.DataSet("screen", string(r.model.Screen)).Aria("labelledby", "dialog-title").Body(
		ui.Div("bar", // not a <header>, which would be the page's second one beside the board
			goapp.H2().ID("dialog-title").TabIndex(-1).Text(shown.Title(r.text)),
			ui.IconButton("close", r.text.Game.Close, ui.IconClose),
		),
		&content{Screen: r.model.Screen, Draw: func() goapp.UI { return state.Draw(r.view()) }},
		ui.Live("status", goapp.Div().Class("confirmation")).Body( // over the lower edge, where the dialog fades
			ui.Said("", notice.Sentences(r.text, r.model.Confirmed())),
		),
	)
}

// content draws the open screen below its heading. Two screens share no elements, so that what was typed
// into the fields of one does not stay in those of the other.
type content struct {
	goapp.Compo
	Screen screen.Name
	Draw   func() goapp.UI
}

// CompoID tells go-app to keep the elements only while the screen is the same.
func (c *content) CompoID() string { return string(c.Screen) }

func (c *content) Render() goapp.UI { return ui.Div("content", c.Draw()) }

// wideWindow is the media query for windows with room for a dialog beside the board.
const wideWindow = "(min-width: 1100px)"

// showDialog opens the dialog that was drawn, over the page or, if there is room, beside
// the board. If another dialog was open in the same place, its element now has the new
// content, and only the focus is set.
func showDialog(s screen.Name) {
	shown := model.ScreenOf(s)
	dialog, beside := browser.Find("dialog"), shown.Beside && wide()
	if open := dialog.Get("open").Truthy(); open && beside == isBeside(dialog) {
		dialog.Set("scrollTop", 0)
		browser.FocusOn("dialog " + shown.Focus)
		return
	} else if open {
		dialog.Call("close")
	}
	if beside {
		dialog.Call("setAttribute", "data-beside", "")
		dialog.Call("show")
	} else {
		dialog.Call("removeAttribute", "data-beside")
		dialog.Call("showModal")
	}
	if shown.Paged { // like a page, it is read from its heading
		browser.FocusOn("#dialog-title")
	}
	if part := browser.Find("dialog .opens"); part.Truthy() { // it is read from this part
		part.Call("scrollIntoView")
		browser.FocusOn("dialog .opens")
	}
}

func isBeside(dialog goapp.Value) bool { return dialog.Call("hasAttribute", "data-beside").Bool() }

// placeDialog reopens the dialog in its other place after the window has become wide or narrow.
func (r *root) placeDialog() {
	if dialog := browser.Find("dialog[open]"); dialog.Truthy() && isBeside(dialog) != r.besideBoard() {
		showDialog(r.model.Screen)
		r.makeRoom()
	}
}

// makeRoom moves the board aside while a dialog is open beside it.
func (r *root) makeRoom() {
	data := browser.DocumentElement().Get("dataset")
	if r.besideBoard() {
		data.Set("beside", "")
	} else {
		data.Delete("beside")
	}
}

// onLeave handles the browser's events before and after it closes a dialog, "cancel" and
// "close". It closes the dialog in the model. But if a list's title is being edited, Escape
// ends only that, unless the browser has closed the dialog anyway.
func (r *root) onLeave(e goapp.Value) model.Msg {
	dialog, left := e.Get("target"), e.Get("type").String() == "close"
	switch {
	case !isDialog(dialog): // the event is from the dialog for choosing a file
		return nil
	case left && (dialog.Get("open").Truthy() || dialog.Get("dataset").Get("screen").String() != string(r.model.Screen)):
		return nil // a late event: the program has closed the dialog, or shows another one
	case r.model.Renames() && e.Get("cancelable").Bool():
		e.Call("preventDefault")
		return ownlists.AskRename{}
	}
	return model.Close{}
}

func isDialog(e goapp.Value) bool { return e.Get("nodeName").String() == "DIALOG" }

// overPage reports whether a dialog is open over the page.
func (r *root) overPage() bool { return r.model.OverPage(wide) }

// besideBoard reports whether a dialog is open beside the board.
func (r *root) besideBoard() bool { return r.model.BesideBoard(wide) }

// wide reports whether the window has room for a dialog beside the board.
func wide() bool { return browser.Matches(wideWindow) }

// view returns the data with which screens are drawn.
func (r *root) view() screen.View {
	return screen.View{Session: &r.model.Session, Text: r.text, TextOf: r.textOf, Notices: r.model.InDialog(), Puzzle: r.puzzleTitle(), Device: r.device()}
}
