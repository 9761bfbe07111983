package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
)

// screen is a dialog: its heading, what it shows below, and what gets the
// focus in it where it takes another's place.
type screen struct {
	name  model.Screen
	title func(*text.Text) string
	draw  func(*root) goapp.UI
	focus string // selector within the dialog
	paged bool   // it has an address of its own, by its name
}

// firstControl is the first control below the heading.
const firstControl = ".content button"

// screenOf returns the dialog of a name; false if there is none.
func screenOf(name model.Screen) (screen, bool) {
	for _, s := range screens {
		if s.name == name {
			return s, true
		}
	}
	return screen{}, false
}

// screens are all there are.
var screens = []screen{
	{name: model.ArchiveScreen, title: func(t *text.Text) string { return t.Archive.Title() }, draw: (*root).archive, focus: ".calendar button[tabindex='0']"},
	{name: model.HelpScreen, title: func(t *text.Text) string { return t.Help.Title() }, draw: (*root).help, focus: ".bar button"},
	{name: model.StatsScreen, title: func(t *text.Text) string { return t.Stats.Title() }, draw: (*root).statistics, focus: firstControl},
	{name: model.MenuScreen, title: func(t *text.Text) string { return t.Menu.Title() }, draw: (*root).menu, focus: firstControl},
	{name: model.PuzzleScreen, title: func(t *text.Text) string { return t.PuzzleChoice.Title() }, draw: (*root).puzzleChoice, focus: firstControl},
	// Where there are no lists yet, the first control is far below what is to be read.
	{name: model.ListsScreen, title: func(t *text.Text) string { return t.OwnLists.Title() }, draw: (*root).ownLists, focus: ".bar button"},
	{name: model.SettingsScreen, title: func(t *text.Text) string { return t.Settings.Title() }, draw: (*root).settings, focus: firstControl},
	{name: model.OfflineScreen, title: func(t *text.Text) string { return t.Offline.Title() }, draw: (*root).offline, focus: firstControl},
	{name: model.InstallScreen, title: func(t *text.Text) string { return t.Install.Title() }, draw: (*root).installing, focus: firstControl},
	{name: model.GiveUpScreen, title: func(t *text.Text) string { return t.Menu.GiveUpHead() }, draw: (*root).giveUp, focus: firstControl},
	{name: model.HintScreen, title: func(t *text.Text) string { return t.Hint.Title() }, draw: (*root).hints, focus: firstControl},
	{name: model.PlayOnScreen, title: func(t *text.Text) string { return t.PlayOn.Title() }, draw: (*root).playOn, focus: firstControl},
	{name: model.ReviewScreen, title: func(t *text.Text) string { return t.Review.Title() }, draw: (*root).review, focus: firstControl},
	{name: model.ScoresScreen, title: func(t *text.Text) string { return t.Scores.Title() }, draw: (*root).scores, focus: firstControl},
	{name: model.GamesScreen, title: func(t *text.Text) string { return t.Games.Title() }, draw: (*root).games, focus: firstControl},
	// The first thing to do is to type a word.
	{name: model.ChallengeScreen, title: func(t *text.Text) string { return t.Challenge.Title() }, draw: (*root).challenge, focus: ".content input"},
	{name: model.RivalScreen, title: func(t *text.Text) string { return t.Rival.Title() }, draw: (*root).rival, focus: ".bar button"},
	// The first thing to do is to enter a row.
	{name: model.SolverScreen, title: func(t *text.Text) string { return t.Solver.Title() }, draw: (*root).solver, focus: "#" + entryField, paged: true},
	{name: model.LabScreen, title: func(t *text.Text) string { return t.Lab.Title() }, draw: (*root).lab, focus: firstControl, paged: true},
	{name: model.ShareScreen, title: func(t *text.Text) string { return t.Share.Result() }, draw: (*root).shareDialog, focus: firstControl},
}

// dialog draws the dialog that is open, if one is. It is opened as a modal one
// once it is in the page.
func (r *root) dialog() goapp.UI {
	shown, open := screenOf(r.model.Screen)
	if !open {
		return nil
	}
	dialog := goapp.Dialog().Class(ui.When(r.model.Screen.StandsBeside(), "beside")).Attr("open", ui.When(r.prerenders, "true"))
	return dialog.DataSet("screen", string(r.model.Screen)).Aria("labelledby", "dialog-title").Body(
		goapp.Div().Class("bar").Body( // no header, which beside the board would be a second one of the page
			goapp.H2().ID("dialog-title").TabIndex(-1).Text(shown.title(r.text)),
			ui.IconButton("close", r.text.Game.Close(), ui.IconClose),
			ui.Live("status", goapp.Div().Class("confirmation")).Body( // over the heading, where it covers no control
				ui.Said("", noticeText(r.text, r.model.Confirmed())),
			),
		),
		goapp.Div().Class("content").Body(shown.draw(r)),
	)
}

// wideWindow is where a dialog stands beside the board.
const wideWindow = "(min-width: 1100px)"

// showDialog opens the dialog that was drawn: over the page or, where there is room for
// it, beside the board. Where another one was open in the same place, it now has this
// one's content, and gets the focus anew.
func showDialog(s model.Screen) {
	shown, _ := screenOf(s)
	dialog, beside := browser.Find("dialog"), s.StandsBeside() && wide()
	if open := dialog.Get("open").Truthy(); open && beside == isBeside(dialog) {
		dialog.Set("scrollTop", 0)
		browser.FocusOn("dialog " + shown.focus)
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
	if shown.paged { // it is read from its heading on, as a page is
		browser.FocusOn("#dialog-title")
	}
	if part := browser.Find("dialog .opens"); part.Truthy() { // it is read from there on
		part.Call("scrollIntoView")
		browser.FocusOn("dialog .opens")
	}
}

func isBeside(dialog goapp.Value) bool { return dialog.Call("hasAttribute", "data-beside").Bool() }

// placeDialog opens the dialog anew where the window has become wide, or narrow.
func (r *root) placeDialog() {
	if dialog := browser.Find("dialog[open]"); dialog.Truthy() && isBeside(dialog) != r.besideBoard() {
		showDialog(r.model.Screen)
		r.makeRoom()
	}
}

// makeRoom moves the board aside while a dialog stands beside it.
func (r *root) makeRoom() {
	data := browser.DocumentElement().Get("dataset")
	if r.besideBoard() {
		data.Set("beside", "")
	} else {
		data.Delete("beside")
	}
}

// closeDialog closes the dialog that is shown, if there is one, which gives the focus
// back to where it was.
func closeDialog() {
	if dialog := browser.Find("dialog[open]"); dialog.Truthy() {
		dialog.Call("close")
	}
}

// onLeave closes the dialog that the browser is about to close ("cancel"), as it is at
// Escape, or has closed without a word ("close"); or only the field for a list's new title,
// unless the browser closes the dialog all the same.
func (r *root) onLeave(e goapp.Value) model.Msg {
	dialog, left := e.Get("target"), e.Get("type").String() == "close"
	switch {
	case !isDialog(dialog): // it is of the choice of a file
		return nil
	case left && (dialog.Get("open").Truthy() || dialog.Get("dataset").Get("screen").String() != string(r.model.Screen)):
		return nil // the event comes later: the program has closed it, or shows another one
	case r.model.Renames() && e.Get("cancelable").Bool():
		e.Call("preventDefault")
		return model.AskRenameList{}
	}
	return model.Close{}
}

func isDialog(e goapp.Value) bool { return e.Get("nodeName").String() == "DIALOG" }

// overPage reports whether a dialog is open over the page.
func (r *root) overPage() bool { return r.model.OverPage(wide()) }

// besideBoard reports whether a dialog is open beside the board.
func (r *root) besideBoard() bool { return r.model.BesideBoard(wide()) }

// wide reports whether the window has room for a dialog beside the board.
func wide() bool { return browser.Matches(wideWindow) }
