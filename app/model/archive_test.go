package model

import (
	"maps"
	"slices"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/session"
	"ketword/engine"
)

// inArchive opens the archive with a stored history of daily puzzles.
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
	return openOn(t, newLexicon(t), stored, "", today).send(screen.Open{Name: screen.Archive})
}

// TestArchiveAsksForTheWeek: the browser is asked for the first day of the week only for the archive, since
// the answer takes long.
func TestArchiveAsksForTheWeek(t *testing.T) {
	asks := func(w *window) bool { return slices.Contains(w.effects, effect.Effect(effect.ReadWeek{})) }
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "at the start", asks(w), false)
	equal(t, "for the archive", asks(w.send(screen.Open{Name: screen.Archive})), true)
}

// TestPlayDay: a day of the archive opens that day's puzzle, in every mode, with its game
// if there is one, by any tries.
func TestPlayDay(t *testing.T) {
	for _, mode := range engine.Modes() {
		l := newLexicon(t)
		lost := apptest.DayGame{Mode: mode, Day: 7, How: 'l', Late: 20, Tries: 12}
		w := inArchive(t, 40, lost, apptest.DayGame{Mode: mode, Day: 40, How: 'w'})
		w.send(archive.Choose{By: session.Choice{Mode: mode}}, archive.PlayDay{Day: 5})
		want, _ := l.Daily(apptest.Rules(mode), 5)
		equal(t, "that day's puzzle", w.model.Game.Puzzle, want)
		equal(t, "dialog", w.model.Screen, screen.None)
		w.send(guess("slate")...)

		w.send(screen.Open{Name: screen.Archive})
		equal(t, "opened at the day in play", w.model.Archive.Day, engine.Day(5))
		before := w.model.Game
		for _, day := range []engine.Day{-1, 41, 900} {
			w.send(archive.PlayDay{Day: day})
			equal(t, "no such day", w.model.Game, before)
		}
		w.send(archive.PlayDay{Day: 7})
		equal(t, "with its result", w.model.Game.Guesses(), record(t, lost).Game.Guesses())
		equal(t, "as it was played", w.model.Game.Puzzle.Rules.Tries, 12)
		equal(t, "ended", w.model.Game.Status(), engine.Lost)
		w.send(screen.Open{Name: screen.Archive}, archive.PlayDay{Day: 5})
		equal(t, "unfinished, as it was left", w.model.Game, before)

		streak := records.StreakOf(w.model.History, 40, 0)
		w.send(guess(record(t, apptest.DayGame{Mode: mode, Day: 5, How: 'w'}).Game.Guesses()[0].String())...)
		equal(t, "solved", w.model.Game.Status(), engine.Won)
		equal(t, "the streak", records.StreakOf(w.model.History, 40, 0), streak)
		equal(t, "which is", streak, records.Streak{Present: 1, Longest: 1})
	}
}

func TestYesterday(t *testing.T) {
	w := inArchive(t, 50, apptest.DayGame{Day: 49, How: 'w'}).send(screen.Open{Name: screen.Puzzle})
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
