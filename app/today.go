package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/model"
	"ketword/app/text"
	"ketword/engine"
)

// today returns the calendar date of the player's time zone, as the browser
// has it at this moment. Go's own local time keeps the offset that was in
// force when the program started.
func today() engine.Day {
	now := goapp.Window().Get("Date").New()
	month := time.Month(now.Call("getMonth").Int() + 1)
	return engine.DayOf(now.Call("getFullYear").Int(), month, now.Call("getDate").Int())
}

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

// watchCalendar tells when another day begins while the page is open, and how long it is
// until then, where that is shown. It looks at the clock whenever a minute is over: if it
// waited for midnight, it would be late on a device that has slept.
func (r *root) watchCalendar() {
	const least = time.Second // browsers may wake early
	for {
		if day := today(); day != r.model.Day {
			r.send(model.DayChanged{Day: day})
		} else if r.model.CountsDown() {
			r.send(model.Countdown{Minutes: minutesLeft()})
		}
		time.Sleep(max(untilTomorrow()%time.Minute, least))
	}
}

// dateText writes the date of a day, with its year unless that is today's.
func dateText(t *text.Game, day, today engine.Day) string {
	year, month, date := day.Date()
	if this, _, _ := today.Date(); year == this {
		return t.Date(0, int(month), date)
	}
	return fullDate(t, day)
}

func fullDate(t *text.Game, day engine.Day) string {
	year, month, date := day.Date()
	return t.Date(year, int(month), date)
}

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
		said = t.End.Next(minutes/hour, minutes%hour)
	}
	return goapp.P().Class("countdown").Text(said)
}
