package stateless

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/text"
	"ketword/app/ui"
)

// Install is the screen with instructions for installing the game by hand.
var Install = Screen{draw: drawInstall, Screen: screen.Screen{
	Name: screen.Install, Title: func(t *text.Text) string { return t.Install.Title },
	Focus: screen.FirstControl,
}}

// drawInstall draws the screen.
func drawInstall(v screen.View) goapp.UI {
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
