package part

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
)

// MonthName draws the name of a month, which is the heading of its table.
func MonthName(t *text.Text, m *session.Month) goapp.UI {
	return goapp.H3().ID("month").Text(t.Date.WithYear(t.Date.Heading(strconv.Itoa(m.Month)), m.Year))
}

// Month draws a month, with a row for each week and a column for each weekday. day draws a day.
func Month(of *text.Text, m *session.Month, day func(d session.CalendarDay, date int) goapp.UI) goapp.UI {
	const daysOfWeek = 7
	t := &of.Date
	heads := make([]goapp.UI, daysOfWeek)
	for i := range heads {
		weekday := strconv.Itoa((m.Week+i)%len(heads) + 1)
		heads[i] = goapp.Th().Scope("col").Aria("label", t.Weekday(weekday)).Text(t.WeekdayShort(weekday))
	}
	var weeks, week []goapp.UI
	for range m.Blank {
		week = append(week, goapp.Td())
	}
	for i, d := range m.Days {
		week = append(week, goapp.Td().Body(day(d, i+1)))
		if len(week) == len(heads) || i == len(m.Days)-1 {
			weeks, week = append(weeks, goapp.Tr().Body(week...)), nil
		}
	}
	return goapp.Table().Class("calendar").Aria("labelledby", "month").Body(
		goapp.THead().Body(goapp.Tr().Body(heads...)), goapp.TBody().Body(weeks...),
	)
}

// DayMark returns the text and the class of a day's mark.
func DayMark(d session.CalendarDay) (mark, class string) {
	switch d.Mark {
	case session.DaySolved:
		return strconv.Itoa(d.Rows), "solved"
	case session.DayLost, session.DayGivenUp:
		return "×", "lost"
	case session.DayBegun:
		return "…", "begun"
	}
	return "", "unplayed"
}
