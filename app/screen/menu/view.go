package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/ui"
	"ketword/engine"
)

// menu draws what else can be done, in groups.
func (r *root) menu() goapp.UI {
	t, playing := r.text, r.model.Game.Status() == engine.Playing
	return goapp.Section().Class("menu").Body(
		ui.If(r.model.UpdateWaits, ui.Act("apply-update", t.Menu.Update()).Class("main")),
		menuGroup(t.Menu.Game(),
			ui.If(playing, ui.Act("hint", "").Body(ui.IconHint.Draw(), goapp.Text(t.Hint.Title()))),
			ui.Act("link", t.Share.Link()),
			ui.If(playing, ui.Act("ask-give-up", t.Menu.GiveUp())),
		),
		menuGroup(t.Menu.Play(), ui.Act("puzzle", t.PuzzleChoice.Open()), ui.Act("lists", t.Menu.Lists())),
		menuGroup(t.Menu.Tools(), ui.Act("solver", t.Solver.Title()), ui.Act("lab", t.Lab.Title())),
		menuGroup(t.Menu.Device(),
			ui.Act("settings", t.Settings.Open()),
			ui.Act("offline", t.Offline.Open()),
			ui.If(r.model.Installs != session.NoInstall, ui.Act("install", t.Install.Title())),
		),
	)
}

// menuGroup draws entries that belong together below their heading.
func menuGroup(title string, entries ...goapp.UI) goapp.UI {
	return goapp.Div().Class("group").Body(goapp.H3().Text(title), goapp.Div().Body(entries...))
}
