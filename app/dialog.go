package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

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

// giveUp asks before a game is given up.
type giveUp struct {
	goapp.Compo
	Text text.Menu
}

func (g *giveUp) Render() goapp.UI {
	return goapp.Section().Body(
		goapp.P().Text(g.Text.GiveUpAsk),
		goapp.Div().Class("acts").Body(
			act("close", g.Text.KeepPlaying).Class("main"),
			act("give-up", g.Text.GiveUp),
		),
	)
}

// shareText shows a text that could not be copied, to be selected by hand.
type shareText struct {
	goapp.Compo
	Hint   string
	Shared string
}

func (s *shareText) Render() goapp.UI {
	return goapp.Section().Body(
		goapp.P().Text(s.Hint),
		goapp.Pre().Class("shared").TabIndex(0).Text(s.Shared),
	)
}
