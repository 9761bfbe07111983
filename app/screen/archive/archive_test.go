package archive

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// shown is the archive with its session.
type shown struct{ screentest.Bench[Model] }

// open opens the archive with a history of daily puzzles, while today's is in play.
func open(t *testing.T, today engine.Day, games ...apptest.DayGame) *shown {
	t.Helper()
	l := apptest.Lexicon(t)
	a := &shown{screentest.Bench[Model]{T: t, Session: screentest.Session(l)}}
	p, err := l.Daily(apptest.Rules(engine.Classic), today)
	if err != nil {
		t.Fatal(err)
	}
	a.Day, a.Game = today, engine.NewGame(p)
	for _, g := range games {
		day := g.Day + engine.Day(g.Late)
		a.History = append(a.History, records.Saved{Game: g.Game(t), Day: day, Assisted: g.How == apptest.Helped})
	}
	a.Send(screentest.Opened[Model]{})
	return a
}

func (a *shown) calendar() session.Month { return a.Session.MonthOf(a.Screen.Scope, a.Screen.Day) }

// marks returns the marks of the month's days as letters: solved, lost, given up, begun,
// unplayed, or to come.
func (a *shown) marks() (marks string) {
	for _, d := range a.calendar().Days {
		marks += string("-ubslg"[d.Mark])
	}
	return marks
}

func TestCalendar(t *testing.T) {
	const november = engine.Day(304) // 1 November 2026
	a := open(t, november+9,
		apptest.DayGame{Day: november - 1, How: 'w'}, apptest.DayGame{Day: november, How: 'w'}, apptest.DayGame{Day: november + 1, How: 'l'},
		apptest.DayGame{Day: november + 3, How: 'h'}, apptest.DayGame{Day: november + 4, How: 'w', Late: 3}, apptest.DayGame{Day: november + 4, How: 'l', Late: 3, Tries: 20},
		apptest.DayGame{Mode: engine.Quantum, Day: november + 5, How: 'w'})
	c := a.calendar()
	apptest.Equal(t, "month", [2]int{c.Year, c.Month}, [2]int{2026, 11})
	apptest.Equal(t, "blank days before a Sunday", c.Blank, 6)
	apptest.Equal(t, "marks", a.marks(), "sguss"+"uuuuu"+"--------------------")
	apptest.Equal(t, "counted", [2]int{c.Played, c.Solved}, [2]int{4, 3})
	apptest.Equal(t, "with help", [2]bool{c.Days[0].Assisted, c.Days[3].Assisted}, [2]bool{false, true})
	apptest.Equal(t, "rows", c.Days[3].Rows, 1)
	apptest.Equal(t, "chosen, today", [2]engine.Day{a.Screen.Day, c.Today}, [2]engine.Day{november + 9, november + 9})
	apptest.Equal(t, "on the board", c.Days[9].InPlay && !c.Days[8].InPlay, true)
	apptest.Equal(t, "other months", [2]bool{c.Older, c.Newer}, [2]bool{true, false})

	begun := records.Saved{Game: apptest.Play(t, a.Game, "slate"), Day: november + 9}
	a.Saved[begun.Game.Puzzle.Identity] = begun
	apptest.Equal(t, "unfinished", a.marks()[9:10], "b")
	a.Send(Choose{By: session.Choice{Mode: engine.Quantum}})
	apptest.Equal(t, "quantum", a.marks()[:10], "uuuuusuuuu")
	a.Send(Choose{By: session.Choice{List: lists.Name{Lang: "x-0123456789abcdef", Length: 5}}})
	apptest.Equal(t, "a list that is gone", a.Screen.Scope.List, lists.Default())
}

func TestTurnMonths(t *testing.T) {
	const newYear = engine.Day(365) // 1 January 2027
	a := open(t, newYear+59)        // 1 March
	show := func() [4]int {
		year, month, date := a.Screen.Day.Date()
		return [4]int{year, int(month), date, len(a.calendar().Days)}
	}
	a.Send(ChooseDay{Day: newYear + 30})
	apptest.Equal(t, "the last of January", show(), [4]int{2027, 1, 31, 31})
	a.Send(TurnMonth{By: 1})
	apptest.Equal(t, "the last of February", show(), [4]int{2027, 2, 28, 28})
	a.Send(TurnMonth{By: 1})
	apptest.Equal(t, "only the first of March has begun", show(), [4]int{2027, 3, 1, 31})
	a.Send(TurnMonth{By: -2})
	apptest.Equal(t, "over two months", show(), [4]int{2027, 1, 1, 31})
	a.Send(TurnMonth{By: -1})
	apptest.Equal(t, "over the year", show(), [4]int{2026, 12, 1, 31})
	apptest.Equal(t, "its weekday", a.calendar().Blank, 1)
	a.WeekStart = 6
	apptest.Equal(t, "its weekday where weeks begin on Sunday", a.calendar().Blank, 2)
	a.WeekStart = 0
	a.Send(TurnMonth{By: -100})
	apptest.Equal(t, "the first day", show(), [4]int{2026, 1, 1, 31})
	apptest.Equal(t, "nothing before", a.calendar().Older, false)
	apptest.Equal(t, "a Thursday", a.calendar().Blank, 3)
	a.Send(ChooseDay{Day: 9999})
	apptest.Equal(t, "no later than today", a.Screen.Day, newYear+59)
	a.Day = 800
	a.Send(ChooseDay{Day: 785}, TurnMonth{By: 0})
	apptest.Equal(t, "a leap year", show(), [4]int{2028, 2, 25, 29})
	apptest.Equal(t, "before the first day", open(t, -20).marks(), "u------------------------------")
}

// TestCalendarKeys: each key moves to its day, also into another month.
func TestCalendarKeys(t *testing.T) {
	a := open(t, 100)
	a.Send(ChooseDay{Day: 90}) // Wednesday 1 April
	for _, c := range []struct {
		key  string
		want engine.Day
	}{
		{"ArrowLeft", 89}, {"ArrowRight", 90}, {"ArrowUp", 83}, {"ArrowDown", 90}, {"Home", 88}, {"End", 94},
		{"PageUp", 63}, {"PageDown", 94}, {"ArrowDown", 100}, {"ArrowDown", 100}, {"PageDown", 100},
	} {
		a.Send(PressKey(&a.Session, &a.Screen, c.key))
		apptest.Equal(t, c.key, a.Screen.Day, c.want)
	}
	a.WeekStart = 6
	a.Send(ChooseDay{Day: 90})
	for _, c := range []struct {
		key  string
		want engine.Day
	}{{"Home", 87}, {"End", 93}} { // from Sunday to Saturday
		a.Send(PressKey(&a.Session, &a.Screen, c.key))
		apptest.Equal(t, c.key+" where weeks begin on Sunday", a.Screen.Day, c.want)
	}
	page := a.Draw()
	apptest.Equal(t, "the first column", page.One(t, drawn.Classed("calendar")).All(drawn.Tagged("th"))[0].Text(), "Su")
	apptest.Equal(t, "another key", PressKey(&a.Session, &a.Screen, "Enter") == nil, true)
}

// TestDrawn: a month is a table with a column for each weekday. The labels of days have the date and how
// the game ended. Tab goes to one day.
func TestDrawn(t *testing.T) {
	a := open(t, 100, apptest.DayGame{Day: 95, How: 'l'}, apptest.DayGame{Day: 96, How: 'h'}, apptest.DayGame{Day: 97, How: 'w'}, apptest.DayGame{Day: 98, How: 'l'}) // 11 April
	lost := &a.History[0].Game
	for *lost = engine.NewGame(lost.Puzzle); lost.Status() == engine.Playing; {
		*lost = apptest.Play(t, *lost, "slate")
	}
	a.Minutes = 83
	begun := records.Saved{Game: apptest.Play(t, a.Game, "slate"), Day: 100}
	a.Saved[begun.Game.Puzzle.Identity] = begun
	d := a.Draw()
	calendar := d.One(t, drawn.Tagged("table"))
	apptest.Equal(t, "month", d.One(t, drawn.Saying("id", calendar.Value("aria-labelledby"))).Text(), "April 2026")
	heads := calendar.All(drawn.Tagged("th"))
	apptest.Equal(t, "columns", []any{len(heads), heads[2].Value("aria-label")}, []any{7, "Wednesday"})
	apptest.Equal(t, "weeks, cells", []int{len(calendar.All(drawn.Tagged("tr"))), len(calendar.All(drawn.Tagged("td")))}, []int{1 + 5, 2 + 30})
	days := calendar.All(drawn.Tagged("button"))
	apptest.Equal(t, "days until today", len(days), 11)
	apptest.Strings(t, "names", drawn.Attrs(days[4:], "aria-label"),
		"Sunday 5 April: not played", "Monday 6 April: not solved", "Tuesday 7 April: solved in 1, with hints",
		"Wednesday 8 April: solved in 1", "Thursday 9 April: given up", "Friday 10 April: not played",
		"Saturday 11 April, today, on the board: unfinished, 1 row")
	apptest.Equal(t, "today", days[10].Value("aria-current"), "date")
	apptest.Strings(t, "Tab goes to", drawn.Attrs(days[9:], "tabindex"), "-1", "0")
	apptest.Strings(t, "how they are seen", drawn.Attrs(days[6:], "data-how"), "1", "1", "×", "", "…")
	apptest.Equal(t, "counted", d.One(t, drawn.Classed("counted")).Text(), "4 finished, 2 solved.")
	apptest.Equal(t, "countdown", d.One(t, drawn.Classed("countdown")).Text(), "Next puzzle in 1 h 23 min.")
	apptest.Strings(t, "no later month", drawn.Attrs(d.All(drawn.Saying("data-action", "turn-month")), "aria-disabled"), "", "true")
	a.Send(TurnMonth{By: -1})
	d = a.Draw()
	apptest.Equal(t, "the month before", d.One(t, drawn.Saying("id", "month")).Text(), "March 2026")
	apptest.Equal(t, "its first day", d.One(t, drawn.Tagged("tbody")).All(drawn.Tagged("button"))[0].Value("aria-label"), "Sunday 1 March: not played")
	a.Send(PlayDay{Day: 98})
	apptest.Equal(t, "it is played", a.Wants, screen.Intents{screen.PlayDaily{Puzzle: a.Screen.Scope.Daily(98)}})
}
