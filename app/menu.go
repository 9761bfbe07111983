package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/engine"
)

// menu draws what else can be done.
type menu struct {
	goapp.Compo
	Text     *text.Text
	Playing  bool // there is a game to be helped with, or to be given up
	Update   bool // a new version waits
	Installs bool // the game can be installed
}

func (r *root) menu() goapp.UI {
	m := &r.model
	return &menu{
		Text: r.text, Playing: m.Game.Status() == engine.Playing,
		Update: m.UpdateWaits, Installs: m.Installs != model.NoInstall,
	}
}

func (m *menu) Render() goapp.UI {
	t := m.Text.Menu
	return goapp.Section().Class("menu").Body(
		goapp.If(m.Update, func() goapp.UI { return ui.Act("apply-update", t.Update).Class("main") }),
		ui.Act("play", m.Text.Play.Open),
		goapp.If(m.Playing, func() goapp.UI { return ui.Act("hint", m.Text.Hint.Title) }),
		ui.Act("link", m.Text.Share.Link),
		goapp.If(m.Playing, func() goapp.UI { return ui.Act("ask-give-up", t.GiveUp) }),
		ui.Act("solver", m.Text.Solver.Title),
		ui.Act("lab", m.Text.Lab.Title),
		ui.Act("lists", t.Lists),
		ui.Act("settings", m.Text.Settings.Open),
		ui.Act("offline", m.Text.Offline.Open),
		goapp.If(m.Installs, func() goapp.UI { return ui.Act("install", m.Text.Install.Title) }),
	)
}

// giveUp asks before a game is given up.
type giveUp struct {
	goapp.Compo
	Text *text.Menu
}

// giveUp draws the question.
func (r *root) giveUp() goapp.UI { return &giveUp{Text: &r.text.Menu} }

func (g *giveUp) Render() goapp.UI {
	return goapp.Section().Body(
		goapp.P().Text(g.Text.GiveUpAsk),
		goapp.Div().Class("acts").Body(
			ui.Act("close", g.Text.KeepPlaying).Class("main"),
			ui.Act("give-up", g.Text.GiveUp),
		),
	)
}
