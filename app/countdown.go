package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
)

// untilTomorrow returns how long it is until the next day begins where the player is. That
// is at midnight, or where the clock is put forward then, an hour later; a day may have 23
// hours, or 25.
func untilTomorrow() time.Duration {
	date := goapp.Window().Get("Date")
	now := date.New()
	next := date.New(now.Call("getFullYear"), now.Call("getMonth"), now.Call("getDate").Int()+1)
	return time.Duration(next.Call("getTime").Float()-now.Call("getTime").Float()) * time.Millisecond
}

// minutesLeft returns the minutes until the next day, rounded up.
func minutesLeft() int { return int((untilTomorrow() + time.Minute - 1) / time.Minute) }

// countDown tells how long it is until the next daily puzzle, if that is to be shown.
func (r *root) countDown() {
	if r.model.CountsDown() {
		r.update(model.Countdown{Minutes: minutesLeft()})
	}
}
