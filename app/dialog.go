package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// screen is a dialog: its heading, what it shows below, and what gets the
// focus in it where it takes another's place.
type screen struct {
	title func(*text.Text) string
	draw  func(*root) goapp.UI
	focus string // selector within the dialog
}

// firstControl is the first control below the heading.
const firstControl = ".content button"

// screens are all there are.
var screens = map[model.Screen]screen{
	model.HelpScreen:  {func(t *text.Text) string { return t.Help.Title }, (*root).help, firstControl},
	model.StatsScreen: {func(t *text.Text) string { return t.Stats.Title }, (*root).statistics, firstControl},
	model.MenuScreen:  {func(t *text.Text) string { return t.Menu.Title }, (*root).menu, firstControl},
	// Where there are no lists yet, the first control is far below what is to be read.
	model.ListsScreen:    {func(t *text.Text) string { return t.OwnLists.Title }, (*root).ownLists, "header button"},
	model.SettingsScreen: {func(t *text.Text) string { return t.Settings.Title }, (*root).settings, firstControl},
	model.GiveUpScreen:   {func(t *text.Text) string { return t.Menu.GiveUpHead }, (*root).giveUp, firstControl},
	model.HintScreen:     {func(t *text.Text) string { return t.Hint.Title }, (*root).hints, firstControl},
	model.ShareScreen:    {func(t *text.Text) string { return t.Share.Head }, (*root).shareText, firstControl},
}

// dialog draws the dialog that is open, if one is. It is opened as a modal one
// once it is in the page.
func (r *root) dialog() goapp.UI {
	shown, open := screens[r.model.Screen]
	if !open {
		return nil
	}
	return goapp.Dialog().DataSet("screen", string(r.model.Screen)).Aria("labelledby", "dialog-title").Body(
		goapp.Header().Body(
			goapp.H2().ID("dialog-title").Text(shown.title(r.text)),
			iconButton("close", r.text.Game.Close, iconClose),
		),
		goapp.Div().Class("content").Body(shown.draw(r)),
		goapp.Div().Class("confirmation").Role("status").Body(r.confirmation()),
	)
}

// confirmation draws what the open dialog confirms, if it is anything.
func (r *root) confirmation() goapp.UI {
	return goapp.If(r.model.Confirms(), func() goapp.UI { return goapp.P().Text(noticeText(r.text, r.model.Notices)) })
}

// toldInDialog reports whether the open dialog tells the notices, so that the
// message line behind it doesn't.
func (r *root) toldInDialog() bool {
	switch m := r.model; {
	case m.Screen == model.NoScreen:
		return false
	case m.Screen == model.StatsScreen && m.TellsOfFile():
		return true
	case m.Screen == model.MenuScreen:
		menu := m.Menu()
		return m.Confirms() || menu.Failed != nil || menu.Told != nil
	}
	return r.model.Confirms() || r.model.Screen == model.ListsScreen
}

// showDialog opens the dialog that was drawn. Where another one was open, it
// now has this one's content, and gets the focus anew.
func showDialog(s model.Screen) {
	if dialog := find("dialog:not([open])"); dialog.Truthy() {
		dialog.Call("showModal")
		return
	}
	find("dialog").Set("scrollTop", 0)
	focusOn("dialog " + screens[s].focus)
}

// closeDialog closes the open dialog, if there is one, which gives the focus
// back to where it was.
func closeDialog() {
	if dialog := find("dialog[open]"); dialog.Truthy() {
		dialog.Call("close")
	}
}

// onClose tells that the browser has closed the dialog, as it does at Escape. It tells
// so a little later: if the model has closed it, or has another one by then, that stays.
func (r *root) onClose(e goapp.Value) model.Msg {
	dialog := e.Get("target")
	if dialog.Get("open").Truthy() || dialog.Get("dataset").Get("screen").String() != string(r.model.Screen) {
		return nil
	}
	return model.Close{}
}

// dialogOpen reports whether a dialog is open in the page. The model learns a
// little later that one was closed.
func dialogOpen() bool { return find("dialog[open]").Truthy() }
