package archive

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/browser"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/ui"
	"ketword/engine"
	"ketword/internal/format"
)

// drawing draws the calendar of the daily puzzles of a mode and a list.
type drawing struct {
	screen.View
	*Model
	session.Month
}

// Draw draws the screen.
func (m *Model) Draw(v screen.View) goapp.UI {
	a := &drawing{v, m, v.Session.MonthOf(m.Scope, m.Day)}
	t := &v.Text.Archive
	list, _ := v.Session.Find(m.Scope.List)
	counted := t.None
	if a.Played > 0 {
		counted = t.Counted(t.Finished(a.Played), t.OfThemSolved(a.Solved))
	}
	return goapp.Section().Class("archive").Body(
		ui.Div("kind", part.ModeSwitch(a.Text, "archive-mode", a.Scope.Mode), part.ListField(a.Text, "archive", a.Scope, v.Session.AllLists())),
		ui.If(list.Answers > 0 && !list.Quantum, part.NoPairs(a.Text, list)),
		part.MonthHead(a.Text, &a.Month, "turn-month"),
		part.Month(a.Text, &a.Month, a.day),
		ui.P("counted", counted),
		part.Countdown(a.Text, v.Session.Minutes),
	)
}

// day draws a day: a button with a mark, or only the date if it can't be played. Tab goes
// to the chosen day, and arrow keys move between days.
func (a *drawing) day(d session.CalendarDay, date int) goapp.UI {
	if !d.Opens() {
		return goapp.Span().Class("day").Text(date)
	}
	index := -1
	if d.Day == a.Day {
		index = 0
	}
	mark, class := part.DayMark(d) // the style sheet shows the mark; the name says it in words
	return goapp.Button().Type("button").Class("day", class).Class(ui.When(d.InPlay, "here")).TabIndex(index).
		DataSet("action", "play-day").DataSet("value", int(d.Day)).DataSet("how", mark).
		Aria("label", part.DayName(a.Text, &a.Month, d, date)).Aria("current", ui.When(d.Day == a.Today, "date")).Text(date)
}

// daySelector returns the selector of a day's button.
func daySelector(day engine.Day) string {
	return format.Text("[data-action=play-day][data-value=%q]", strconv.Itoa(int(day)))
}

// Drawn focuses the chosen day, unless a control outside the calendar has the focus.
func (m *Model) Drawn(d screen.Redrawn) {
	was := d.Was.(*Model)
	if m.Day == was.Day || browser.Find("dialog :focus").Truthy() && !browser.Find(".calendar :focus").Truthy() {
		return
	}
	browser.FocusOn(daySelector(m.Day))
	browser.Reveal(daySelector(m.Day))
}
