package model

import (
	"maps"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// inArchive opens the archive on a stored history of daily puzzles.
func inArchive(t *testing.T, today engine.Day, games ...apptest.DayGame) *window {
	t.Helper()
	var h records.History
	for _, g := range games {
		h = append(h, record(t, g))
	}
	stored := map[string]string{}
	if len(h) > 0 {
		stored[records.HistoryKey] = records.WriteHistory(h)
	}
	return openOn(t, newLexicon(t), stored, "", today).send(Open{Screen: screen.Archive})
}

// marksOf returns how the days of the month are marked, as letters: solved, lost, given
// up, begun, unplayed, or to come.
func marksOf(c Calendar) (marks string) {
	for _, d := range c.Days {
		marks += string("-ubslg"[d.Mark])
	}
	return marks
}

// The browser is asked where weeks begin only for the archive: that takes long.
func TestArchiveAsksForTheWeek(t *testing.T) {
	asks := func(w *window) bool { return slices.Contains(w.effects, effect.Effect(effect.ReadWeek{})) }
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "at the start", asks(w), false)
	equal(t, "for the archive", asks(w.send(Open{Screen: screen.Archive})), true)
}

func TestCalendar(t *testing.T) {
	const november = engine.Day(304) // the first of the month, 2026
	w := inArchive(t, november+9,
		apptest.DayGame{Day: november - 1, How: 'w'}, apptest.DayGame{Day: november, How: 'w'}, apptest.DayGame{Day: november + 1, How: 'l'},
		apptest.DayGame{Day: november + 3, How: 'h'}, apptest.DayGame{Day: november + 4, How: 'w', Late: 3}, apptest.DayGame{Day: november + 4, How: 'l', Late: 3, Tries: 20},
		apptest.DayGame{Mode: engine.Quantum, Day: november + 5, How: 'w'})
	c := w.model.Calendar()
	equal(t, "month", [2]int{c.Year, c.Month}, [2]int{2026, 11})
	equal(t, "blank days before a Sunday", c.Blank, 6)
	equal(t, "marks", marksOf(c), "sguss"+"uuuuu"+"--------------------")
	equal(t, "counted", [2]int{c.Played, c.Solved}, [2]int{4, 3})
	equal(t, "with help", [2]bool{c.Days[0].Assisted, c.Days[3].Assisted}, [2]bool{false, true})
	equal(t, "rows", c.Days[3].Rows, 1)
	equal(t, "chosen, today", [2]engine.Day{c.Chosen, c.Today}, [2]engine.Day{november + 9, november + 9})
	equal(t, "on the board", c.Days[9].InPlay && !c.Days[8].InPlay, true)
	equal(t, "other months", [2]bool{c.Older, c.Newer}, [2]bool{true, false})

	w.send(Close{}).send(guess("slate")...).send(Open{Screen: screen.Archive})
	equal(t, "unfinished", marksOf(w.model.Calendar())[9:10], "b")
	w.send(SetArchive{Scope: session.Scope{List: lists.Default(), Mode: engine.Quantum}})
	equal(t, "quantum", marksOf(w.model.Calendar())[:10], "uuuuusuuuu")
	w.send(SetArchive{Scope: session.Scope{List: lists.Name{Lang: "x-0123456789abcdef", Length: 5}, Mode: engine.Quantum}})
	equal(t, "a list that is gone", w.model.Archive.Scope.List, lists.Default())
}

// TestLostDays: all tries used in vain and given up are told apart.
func TestLostDays(t *testing.T) {
	w := inArchive(t, 3).send(Close{})
	for _, word := range []string{"slate", "salsa", "aisle", "zzzzz", "tulip", "candy"} {
		w.send(guess(word)...)
	}
	w.send(PlayDay{Day: 2}).send(GiveUp{}, Open{Screen: screen.Archive})
	equal(t, "marks", marksOf(w.model.Calendar())[:5], "uugl-")
}

func TestTurnMonths(t *testing.T) {
	const newYear = engine.Day(365) // 2027
	w := inArchive(t, newYear+59)   // 1 March
	show := func() [4]int {
		year, month, date := w.model.Archive.Day.Date()
		return [4]int{year, int(month), date, len(w.model.Calendar().Days)}
	}
	w.send(ChooseDay{Day: newYear + 30})
	equal(t, "the last of January", show(), [4]int{2027, 1, 31, 31})
	w.send(TurnMonth{By: 1})
	equal(t, "the last of February", show(), [4]int{2027, 2, 28, 28})
	w.send(TurnMonth{By: 1})
	equal(t, "only the first of March has begun", show(), [4]int{2027, 3, 1, 31})
	w.send(TurnMonth{By: -2})
	equal(t, "over two months", show(), [4]int{2027, 1, 1, 31})
	w.send(TurnMonth{By: -1})
	equal(t, "over the year", show(), [4]int{2026, 12, 1, 31})
	equal(t, "its weekday", w.model.Calendar().Blank, 1)
	w.send(WeekRead{First: 6})
	equal(t, "its weekday where weeks begin on Sunday", w.model.Calendar().Blank, 2)
	w.send(WeekRead{})
	w.send(TurnMonth{By: -100})
	equal(t, "the first day", show(), [4]int{2026, 1, 1, 31})
	equal(t, "nothing before", w.model.Calendar().Older, false)
	equal(t, "a Thursday", w.model.Calendar().Blank, 3)
	w.send(ChooseDay{Day: 9999})
	equal(t, "no later than today", w.model.Archive.Day, newYear+59)
	w.send(ChooseDay{Day: 790}, DayChanged{Day: 800}, ChooseDay{Day: 785}, TurnMonth{By: 0})
	equal(t, "a leap year", show(), [4]int{2028, 2, 25, 29})
	for day := engine.Day(-10); day < 10; day++ {
		equal(t, "weekday", session.Weekday(day), int(day+10)%7) // day -10 was a Monday
	}
	w = inArchive(t, -20)
	equal(t, "before the first day", marksOf(w.model.Calendar()), "u------------------------------")
}

// TestPlayDay: a day of the archive is opened as that day's puzzle, in every mode, and as
// it was begun or has ended, by whatever tries.
func TestPlayDay(t *testing.T) {
	for _, mode := range engine.Modes() {
		l := newLexicon(t)
		lost := apptest.DayGame{Mode: mode, Day: 7, How: 'l', Late: 20, Tries: 12}
		w := inArchive(t, 40, lost, apptest.DayGame{Mode: mode, Day: 40, How: 'w'})
		scope := w.model.Archive.Scope
		scope.Mode = mode
		w.send(SetArchive{Scope: scope}, PlayDay{Day: 5})
		want, _ := l.Daily(apptest.Rules(mode), 5)
		equal(t, "that day's puzzle", w.model.Game.Puzzle, want)
		equal(t, "dialog", w.model.Screen, screen.None)
		w.send(guess("slate")...)

		w.send(Open{Screen: screen.Archive})
		equal(t, "opened at the day in play", w.model.Archive.Day, engine.Day(5))
		before := w.model.Game
		for _, day := range []engine.Day{-1, 41, 900} {
			w.send(PlayDay{Day: day})
			equal(t, "no such day", w.model.Game, before)
		}
		w.send(PlayDay{Day: 7})
		equal(t, "with its result", w.model.Game.Guesses(), record(t, lost).Game.Guesses())
		equal(t, "as it was played", w.model.Game.Puzzle.Rules.Tries, 12)
		equal(t, "ended", w.model.Game.Status(), engine.Lost)
		w.send(Open{Screen: screen.Archive}, PlayDay{Day: 5})
		equal(t, "unfinished, as it was left", w.model.Game, before)

		streak := records.StreakOf(w.model.History, 40)
		w.send(guess(record(t, apptest.DayGame{Mode: mode, Day: 5, How: 'w'}).Game.Guesses()[0].String())...)
		equal(t, "solved", w.model.Game.Status(), engine.Won)
		equal(t, "the streak", records.StreakOf(w.model.History, 40), streak)
		equal(t, "which is", streak, records.Streak{Present: 1, Longest: 1})
	}
}

// TestArchiveOfOtherLists: a day of a list that is not loaded yet, built-in or the
// player's, is opened once it has come; a list without pairs has days in classic only.
func TestArchiveOfOtherLists(t *testing.T) {
	s, own := setOwn(t, map[string]string{})
	for _, list := range []lists.Name{german6, own} {
		for _, mode := range engine.Modes() {
			w := s.visit(t, map[string]string{}, "").do(Open{Screen: screen.Archive})
			w.do(SetArchive{Scope: session.Scope{List: list, Mode: mode}})
			equal(t, "marks", marksOf(w.model.Calendar())[:3], "uuu")
			w.do(PlayDay{Day: 3})
			w.at("that list", list, mode)
			equal(t, "day", w.model.Game.Puzzle.Daily, 4)
			w.do(GiveUp{}, Open{Screen: screen.Archive})
			equal(t, "scope", w.model.Archive.Scope, session.Scope{List: list, Mode: mode})
			equal(t, "marks", marksOf(w.model.Calendar())[:5], "uuugu")
		}
	}
	w := s.visit(t, map[string]string{}, "").do(Open{Screen: screen.Archive})
	w.do(SetArchive{Scope: session.Scope{List: french5, Mode: engine.Quantum}})
	equal(t, "without pairs", w.model.Archive.Scope, session.Scope{List: french5, Mode: engine.Classic})
}

func TestYesterday(t *testing.T) {
	w := inArchive(t, 50, apptest.DayGame{Day: 49, How: 'w'}).send(Open{Screen: screen.Puzzle})
	yesterday := w.model.Yesterday()
	equal(t, "solved", [2]int{int(yesterday.Mark), yesterday.Rows}, [2]int{int(session.DaySolved), 1})
	w.send(GoYesterday{})
	equal(t, "its result", w.model.Game.Status(), engine.Won)
	equal(t, "its number", w.model.Game.Puzzle.Daily, 50)
	equal(t, "on the board", w.model.Yesterday().InPlay, true)
	w.send(SwitchMode{Mode: engine.Quantum})
	equal(t, "not played in quantum", w.model.Yesterday().Mark, session.DayFresh)
	w.send(GoYesterday{}).send(typed("sl")...)
	equal(t, "its number", w.model.Game.Puzzle.Daily, 50)
	equal(t, "begun too late", w.model.Current().BegunOn(), engine.Day(50))

	w = inArchive(t, 0)
	equal(t, "none on the first day", w.model.Yesterday().Opens(), false)
	stored := maps.Clone(w.stored)
	w.send(GoYesterday{})
	equal(t, "today's", w.model.Game.Puzzle.Daily, 1)
	equal(t, "stored", w.stored, stored)
}
