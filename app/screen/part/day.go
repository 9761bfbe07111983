package part

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/wording"
)

// DayPlayed says how far a day's puzzle was played.
func DayPlayed(t *text.Text, d session.CalendarDay) string {
	how := t.Archive.Fresh()
	switch d.Mark {
	case session.DaySolved:
		how = t.Archive.Solved(d.Rows)
	case session.DayLost:
		how = t.Archive.Lost()
	case session.DayGivenUp:
		how = t.Archive.GaveUp()
	case session.DayBegun:
		how = t.Archive.Begun(d.Rows)
	}
	if d.Assisted {
		return t.Share.Assisted(how)
	}
	return how
}

// Countdown draws how long it is until the next daily puzzle. Its line stays in the page
// as it was left, without what it said.
func Countdown(t *text.Text, minutes int) goapp.UI {
	const hour = 60
	said := ""
	if minutes > 0 {
		said = wording.UntilNext(t, minutes/hour, minutes%hour)
	}
	return goapp.P().Class("countdown").Text(said)
}
