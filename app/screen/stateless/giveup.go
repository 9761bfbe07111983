package stateless

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// GiveUp is the screen that asks the player to confirm giving up.
var GiveUp = Screen{draw: drawGiveUp, Screen: screen.Screen{
	Name: screen.GiveUp, Title: func(t *text.Text) string { return t.Menu.GiveUpHead },
	Focus: screen.FirstControl, Once: true,
}}

// drawGiveUp draws the question.
func drawGiveUp(v screen.View) goapp.UI {
	t := &v.Text.Menu
	return goapp.Section().Body(
		ui.P("", t.GiveUpAsk),
		ui.Div("acts",
			ui.Act("close", t.KeepPlaying).Class("main"),
			ui.Act("give-up", t.GiveUp),
		),
	)
}
