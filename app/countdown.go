package app

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
)

// countDown tells how long it is until the next daily puzzle, if that is to be shown.
func (r *root) countDown() {
	if r.model.CountsDown() {
		r.update(model.Countdown{Minutes: minutesLeft()})
	}
}

// countdown draws how long it is until the next daily puzzle. Its line stays in the page
// as it was left, without what it said.
func countdown(t *text.Text, minutes int) goapp.UI {
	const hour = 60
	said := ""
	if minutes > 0 {
		said = t.Archive.Next(minutes/hour, minutes%hour)
	}
	return goapp.P().Class("countdown").Text(said)
}
