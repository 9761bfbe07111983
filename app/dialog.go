package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// dialog draws the dialog that is open, if one is.
func (r *root) dialog() goapp.UI {
	m, t := r.model, r.text
	frame := frame{Screen: m.Screen, Close: t.Game.Close}
	switch m.Screen {
	case model.HelpScreen:
		return frame.around(t.Help.Title, &help{Text: t, Version: r.version})
	case model.StatsScreen:
		return frame.around(t.Stats.Title, r.statistics())
	case model.MenuScreen:
		return frame.around(t.Menu.Title, &menu{Text: t, Menu: m.Menu(), Place: r.place()})
	case model.ListsScreen:
		return frame.around(t.OwnLists.Title, &lists{
			Text: t, Own: m.Own, Renaming: m.Renaming, Import: m.Import, Told: noticeText(t, m.Notices), Undo: len(m.Deleted) > 0,
		})
	case model.GiveUpScreen:
		return frame.around(t.Menu.GiveUpHead, &giveUp{Text: t.Menu})
	case model.ShareScreen:
		return frame.around(t.Share.Head, &shareText{Hint: t.Share.Hint, Shared: r.shared})
	}
	return nil
}

// frame is what all dialogs have in common.
type frame struct {
	Screen model.Screen
	Close  string // name of the button that closes it
}

// around draws a dialog. It is opened as a modal one once it is in the page.
func (f frame) around(title string, content goapp.UI) goapp.UI {
	return goapp.Dialog().DataSet("screen", string(f.Screen)).Aria("labelledby", "dialog-title").Body(
		goapp.Header().Body(
			goapp.H2().ID("dialog-title").Text(title),
			iconButton("close", f.Close, iconClose),
		),
		goapp.Div().Class("content").Body(content),
	)
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
