package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/ui"
)

// covered draws the end of a lost game while it is open whether the player keeps guessing:
// all that could tell the secret comes later.
func (e *end) covered() goapp.UI {
	t := e.Text.Further
	return goapp.Section().Class("end").TabIndex(-1).Aria("label", e.Text.End.Region).Body(
		goapp.H2().Text(e.heading()),
		goapp.Div().Class("acts").Body(ui.Act("guess-on", t.GuessOn).Class("main"), ui.Act("show-secret", t.Show)),
		goapp.P().Class("summary").Text(e.summary()),
	)
}

// furtherLine draws, in the place of the message line, that the player guesses on after a
// loss, and the way to the secret.
func (r *root) furtherLine(line goapp.HTMLP) goapp.UI {
	t := r.text.Further
	return line.Body(goapp.Span().Text(t.Line), ui.TextButton("show-secret", t.Show))
}
