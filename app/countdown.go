package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// untilTomorrow returns the time until the player's next day begins: at midnight, or an
// hour later if the clock is put forward then. A day may have 23 or 25 hours.
func untilTomorrow() time.Duration {
	date := goapp.Window().Get("Date")
	now := date.New()
	next := date.New(now.Call("getFullYear"), now.Call("getMonth"), now.Call("getDate").Int()+1)
	return time.Duration(next.Call("getTime").Float()-now.Call("getTime").Float()) * time.Millisecond
}

// minutesLeft returns the minutes until the next day, rounded up.
func minutesLeft() int { return int((untilTomorrow() + time.Minute - 1) / time.Minute) }

// countDown updates the countdown to the next daily puzzle, if it is shown.
func (r *root) countDown() {
	if r.model.CountsDown() {
		r.update(model.Countdown{Minutes: minutesLeft()})
	}
}
