package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

// giveUp asks before a game is given up.
func (r *root) giveUp() goapp.UI {
	t := &r.text.Menu
	return goapp.Section().Body(
		goapp.P().Text(t.GiveUpAsk()),
		goapp.Div().Class("acts").Body(
			ui.Act("close", t.KeepPlaying()).Class("main"),
			ui.Act("give-up", t.GiveUp()),
		),
	)
}
