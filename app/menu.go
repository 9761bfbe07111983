package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// menu draws what else can be done.
type menu struct {
	goapp.Compo
	Text *text.Text
	Menu model.Menu
}

func (r *root) menu() goapp.UI {
	return &menu{Text: r.text, Menu: r.model.Menu()}
}

func (m *menu) Render() goapp.UI {
	t := m.Text.Menu
	return goapp.Section().Class("menu").Body(
		goapp.If(m.Menu.Update, func() goapp.UI { return act("apply-update", t.Update).Class("main") }),
		act("play", m.Text.Play.Open),
		goapp.If(m.Menu.Playing, func() goapp.UI { return act("hint", m.Text.Hint.Open) }),
		act("link", m.Text.Share.Link),
		goapp.If(m.Menu.Playing, func() goapp.UI { return act("ask-give-up", t.GiveUp) }),
		act("solver", m.Text.Solver.Open),
		act("lab", m.Text.Lab.Title),
		act("lists", t.Lists),
		act("settings", m.Text.Settings.Open),
		act("offline", m.Text.Offline.Open),
		goapp.If(m.Menu.Installs, func() goapp.UI { return act("install", m.Text.Install.Open) }),
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
			act("close", g.Text.KeepPlaying).Class("main"),
			act("give-up", g.Text.GiveUp),
		),
	)
}
