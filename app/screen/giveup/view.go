// Package giveup is the screen that asks the player to confirm giving up.
package giveup

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// Screen is the screen that asks for confirmation.
var Screen = screen.Screen{Name: screen.GiveUp, Title: func(t *text.Text) string { return t.Menu.GiveUpHead }, Focus: screen.FirstControl, Once: true}

// Model is the empty state of the screen.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Draw draws the question.
func (*Model) Draw(v screen.View) goapp.UI {
	t := &v.Text.Menu
	return goapp.Section().Body(
		ui.P("", t.GiveUpAsk),
		ui.Div("acts",
			ui.Act("close", t.KeepPlaying).Class("main"),
			ui.Act("give-up", t.GiveUp),
		),
	)
}
