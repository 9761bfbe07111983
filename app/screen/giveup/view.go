package giveup

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/ui"
)

// Draw draws the question.
func (*Model) Draw(v screen.View) goapp.UI {
	t := &v.Text.Menu
	return goapp.Section().Body(
		goapp.P().Text(t.GiveUpAsk()),
		goapp.Div().Class("acts").Body(
			ui.Act("close", t.KeepPlaying()).Class("main"),
			ui.Act("give-up", t.GiveUp()),
		),
	)
}
