// Package install is the screen with instructions for installing the game by hand.
package install

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// Screen is the screen with the instructions.
var Screen = screen.Screen{
	Name: screen.Install, Title: func(t *text.Text) string { return t.Install.Title },
	Focus: screen.FirstControl,
}

// Model is the empty state of the screen.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Draw draws the screen.
func (*Model) Draw(v screen.View) goapp.UI {
	t := &v.Text.Install
	return goapp.Section().Class("installing").Body(
		ui.P("", t.Why),
		goapp.Ol().Body(
			goapp.Li().Body(goapp.Text(t.Share+" "), ui.IconShare.Draw()),
			goapp.Li().Text(t.Add),
		),
		ui.Act("close", t.Done).Class("main"),
	)
}
