package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

// covered draws the end of a lost game while it is open whether the player keeps guessing:
// all that could tell the secret comes later.
func (e *end) covered() goapp.UI {
	t := &e.Text.KeepGuessing
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region()).Body(
		goapp.H2().Text(e.heading()),
		goapp.Div().Class("acts").Body(ui.Act("keep-guessing", t.GoOn()).Class("main"), ui.Act("show-secret", t.Show())),
		goapp.P().Class("summary").Text(e.summary()),
	)
}

// keepGuessingLine draws, in the place of the message line, that the player keeps guessing after a
// loss, and the way to the secret.
func (r *root) keepGuessingLine(line goapp.HTMLP) goapp.UI {
	t := &r.text.KeepGuessing
	return line.Body(goapp.Span().Text(t.Line()), ui.TextButton("show-secret", t.Show()))
}
