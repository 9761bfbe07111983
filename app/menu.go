package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// menu draws what else can be done.
type menu struct {
	goapp.Compo
	Text   text.Text
	Menu   model.Menu
	Puzzle string // names the puzzle in play
	Day    engine.Day
}

func (r *root) menu() goapp.UI {
	return &menu{Text: r.text, Menu: r.model.Menu(), Puzzle: r.puzzleTitle(), Day: r.model.Day}
}

func (m *menu) Render() goapp.UI {
	t := m.Text.Menu
	return goapp.Section().Class("menu").Body(
		goapp.If(m.Menu.Update, func() goapp.UI { return act("apply-update", t.Update).Class("main") }),
		&listChoice{Text: m.Text, Menu: m.Menu, Puzzle: m.Puzzle},
		goapp.If(m.Menu.Playable(), func() goapp.UI { return act("close", t.Play).Class("main") }),
		goapp.If(!m.Menu.Today, func() goapp.UI { return act("today", t.Today) }),
		act("new", t.NewGame),
		act("link", m.Text.Share.Link),
		goapp.If(m.Menu.Playing, func() goapp.UI { return act("ask-give-up", t.GiveUp) }),
		act("lists", t.Lists),
		act("settings", m.Text.Settings.Open),
		goapp.If(len(m.Menu.Others) > 0, m.others),
	)
}

// others draws the unfinished games.
func (m *menu) others() goapp.UI {
	games := make([]goapp.UI, len(m.Menu.Others))
	for i, o := range m.Menu.Others {
		games[i] = goapp.Li().Body(m.other(o.Game, o.List))
	}
	return goapp.Div().Body(
		goapp.H3().Text(m.Text.Menu.Unfinished),
		goapp.Ul().Class("others").Body(games...),
	)
}

// other draws one unfinished game.
func (m *menu) other(g engine.Game, list model.List) goapp.UI {
	return act("resume", modeName(m.Text.Game, g.Puzzle.Rules.Mode)+" · "+datedTitle(m.Text, g.Puzzle, list, m.Day)+" · "+
		m.Text.Menu.Rows(len(g.Turns()))).DataSet("value", g.Puzzle.Identity.String())
}

// giveUp asks before a game is given up.
type giveUp struct {
	goapp.Compo
	Text text.Menu
}

// giveUp draws the question.
func (r *root) giveUp() goapp.UI { return &giveUp{Text: r.text.Menu} }

func (g *giveUp) Render() goapp.UI {
	return goapp.Section().Body(
		goapp.P().Text(g.Text.GiveUpAsk),
		goapp.Div().Class("acts").Body(
			act("close", g.Text.KeepPlaying).Class("main"),
			act("give-up", g.Text.GiveUp),
		),
	)
}
