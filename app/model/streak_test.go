package model

import (
	"fmt"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/engine"
)

// record returns a game in the form of a history.
func record(t testing.TB, g apptest.DayGame) records.Saved {
	t.Helper()
	return records.Saved{Game: g.Game(t), Day: g.Day + engine.Day(max(g.Late, 0)), Took: max(-g.Late, 0), Assisted: g.How == apptest.Helped}
}

// TestBegunBeforeMidnight: a game belongs to the day of its first letter, whenever it ends
// and however often the page is reloaded, even if the clock is set back.
func TestBegunBeforeMidnight(t *testing.T) {
	const today = testDay + 300
	for _, mode := range engine.Modes() {
		for _, days := range []engine.Day{0, 1, 2, 400, -1, -365} {
			t.Run(fmt.Sprintf("%s, %d days later", mode, days), func(t *testing.T) {
				l := newLexicon(t)
				stored := map[string]string{}
				w := openOn(t, l, stored, "mode="+mode.String(), today).send(typed("sl")...)
				g := w.model.Game
				w.send(DayChanged{Day: today + days}).send(typed("ate")...).send(play.Enter{})
				for range 2 {
					w = openOn(t, l, stored, w.query, today+days)
					tells(t, "loaded", w.model)
					equal(t, "in play", w.model.Game, mustPlay(t, g, "slate"))
				}
				w.send(guess(record(t, apptest.DayGame{Mode: mode, Day: today, How: 'w'}).Game.Guesses()[0].String())...)
				equal(t, "ended", w.model.Game.Status(), engine.Won)
				for _, way := range []string{"", w.query} {
					m := openOn(t, l, stored, way, today+days).model
					equal(t, "begun", m.History[0].BegunOn(), today)
					equal(t, "last played", m.History[0].Day, today+days)
					equal(t, "longest streak", records.StreakOf(m.History, m.Day).Longest, 1)
				}
				equal(t, "result by its address", w.model.Game, openOn(t, l, stored, w.query, today+days).model.Game)
			})
		}
	}
}

// TestNotBegunBeforeMidnight: without a letter before midnight, yesterday's puzzle is begun too late.
func TestNotBegunBeforeMidnight(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, "").send(typed("sl")...).send(play.Erase{}, play.Erase{})
	equal(t, "stored", len(w.model.Saved), 0)
	w = openOn(t, l, stored, fmt.Sprintf("day=%d", testDay.Number()), testDay+1).send(typed("sl")...).send(play.GiveUp{})
	equal(t, "begun", w.model.History[0].BegunOn(), testDay+1)
}
