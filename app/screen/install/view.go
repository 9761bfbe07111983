package install

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
	"ketword/app/ui"
)

// Draw draws the screen.
func (*Model) Draw(v screen.View) goapp.UI {
	t := &v.Text.Install
	return goapp.Section().Class("installing").Body(
		goapp.P().Text(t.Why()),
		goapp.Ol().Body(
			goapp.Li().Body(goapp.Text(t.Share()+" "), ui.IconShare.Draw()),
			goapp.Li().Text(t.Add()),
		),
		ui.Act("close", t.Done()).Class("main"),
	)
}
