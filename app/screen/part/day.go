package part

import (
	"ketword/app/session"
	"ketword/app/text"
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
