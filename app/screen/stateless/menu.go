package stateless

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
)

// Menu is the screen from which most other screens are opened.
var Menu = Screen{draw: drawMenu, Screen: screen.Screen{
	Name: screen.Menu, Title: func(t *text.Text) string { return t.Menu.Title },
	Focus: screen.FirstControl,
}}

// drawMenu draws the entries in groups.
func drawMenu(v screen.View) goapp.UI {
	t, playing := v.Text, v.Session.Game.Status() == engine.Playing
	return goapp.Section().Class("menu").Body(
		ui.If(v.Session.UpdateWaits, ui.Act("apply-update", t.Menu.Update).Class("main")),
		menuGroup(t.Menu.Game,
			ui.If(playing, ui.Act("hint", "").Body(ui.IconHint.Draw(), goapp.Text(t.Hint.Title))),
			ui.Act("link", t.Share.Link),
			ui.If(playing, ui.Act("ask-give-up", t.Menu.GiveUp)),
		),
		menuGroup(t.Menu.Play,
			ui.Act("puzzle", t.PuzzleChoice.Open), ui.Act("archive", t.Archive.Title),
			ui.Act("challenge", t.Challenge.Title), ui.Act("friends", t.Friends.Title), ui.Act("solver", t.Solver.Title),
		),
		menuGroup(t.Menu.Device,
			ui.Act("settings", t.Settings.Open),
			ui.Act("offline", t.Offline.Open),
			ui.If(v.Session.Installs != session.NoInstall, ui.Act("install", t.Install.Title)),
		),
		goapp.Elem("details").Class("group").Body(
			goapp.Elem("summary").Text(t.Menu.More),
			goapp.Div().Body(ui.Act("lists", t.Menu.Lists), ui.Act("lab", t.Lab.Title)),
		),
	)
}

// menuGroup draws a group of entries below its heading.
func menuGroup(title string, entries ...goapp.UI) goapp.UI {
	return ui.Div("group", ui.H3(title), goapp.Div().Body(entries...))
}
