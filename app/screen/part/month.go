package part

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
)

// MonthHead draws the name of a month, which is the heading of its table, between buttons that do an action to turn to
// the months beside it. Where there is none, the button is disabled but stays, so that it keeps the focus.
func MonthHead(t *text.Text, m *session.Month, action string) goapp.UI {
	turn := func(by int, name string, i ui.Icon, there bool) goapp.UI {
		return ui.IconButton(action, name, i).DataSet("value", by).Aria("disabled", ui.When(!there, "true"))
	}
	return goapp.Div().Class("month").Body(
		turn(-1, t.Archive.Older, ui.IconOlder, m.Older),
		ui.Live("status", goapp.Div()).Body(goapp.H3().ID("month").Text(t.Date.WithYear(t.Date.Heading(strconv.Itoa(m.Month)), m.Year))),
		turn(1, t.Archive.Newer, ui.IconNewer, m.Newer),
	)
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

// dayOfMonth returns the name of a day with its weekday; 0 is Monday.
func dayOfMonth(t *text.Text, weekday, date, month int) string {
	name, of := t.Date.Weekday(strconv.Itoa(weekday+1)), t.Date.Month(strconv.Itoa(month))
	if date == 1 {
		return t.Date.WeekdayAndFirst(name, of)
	}
	return t.Date.WeekdayAndDay(name, date, of)
}

// DayName returns the name of a day of a month, and how far its puzzle has been played.
func DayName(of *text.Text, m *session.Month, d session.CalendarDay, date int) string {
	t := &of.Archive
	weekday := int(d.Day - d.Day.Week(0)) // 0 is Monday
	day := dayOfMonth(of, weekday, date, m.Month)
	if d.Day == m.Today {
		day = t.Today(day)
	}
	if d.InPlay {
		day = t.InPlay(day)
	}
	return t.Is(day, DayPlayed(of, d))
}
