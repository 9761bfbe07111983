package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/engine"
)

// today returns the current date in the player's time zone, and that zone, from the browser. Go's local
// time would keep the offset that was in force when the program started.
func today() model.DayChanged {
	now := goapp.Window().Get("Date").New()
	month := time.Month(now.Call("getMonth").Int() + 1)
	return model.DayChanged{
		Day:  engine.DayOf(now.Call("getFullYear").Int(), month, now.Call("getDate").Int()),
		Zone: records.ZoneOf(-now.Call("getTimezoneOffset").Int()),
	}
}

// onDay reports whether the model knows the date and the zone.
func (r *root) onDay(now model.DayChanged) bool {
	return now.Day == r.model.Day && now.Zone == r.model.Zone
}

// watchCalendar sends a message when another day begins, and updates the countdown to it,
// if shown. It checks the clock every minute, since a timer for midnight would be late on a
// device that slept.
func (r *root) watchCalendar() {
	const least = time.Second // browsers may fire timers early
	for {
		if now := today(); !r.onDay(now) {
			r.send(now)
		} else if r.model.CountsDown() {
			r.send(model.Countdown{Minutes: minutesLeft()})
		}
		time.Sleep(max(untilTomorrow()%time.Minute, least))
	}
}

// firstWeekday returns the first day of the week for the player; 0 is Monday. If the browser
// does not know it, it is Monday, except Sunday for the United States.
func firstWeekday() int {
	const monday, sunday = 1, 7
	tag, first := browser.Navigator().Get("language"), monday
	if tag.Truthy() && tag.String() == "en-US" {
		first = sunday
	}
	browser.Try(func() error {
		locale := goapp.Window().Get("Intl").Get("Locale").New(tag)
		week := locale.Get("weekInfo")
		if locale.Get("getWeekInfo").Truthy() {
			week = locale.Call("getWeekInfo")
		}
		if week.Truthy() {
			first = week.Get("firstDay").Int()
		}
		return nil
	})
	return first - monday
}

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
