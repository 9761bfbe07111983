package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/model"
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

// firstWeekday returns the weekday on which weeks begin where the player is, from 0 for Monday.
// Where the browser doesn't know it, that is Monday, but for the United States.
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
