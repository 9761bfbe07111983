package model

import (
	"fmt"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

func TestDays(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "")
	today := w.model.Game.Puzzle
	equal(t, "number", today.Daily, 101)

	// Not begun: at midnight the next puzzle is opened, and a dialog stays open.
	w.send(Open{Screen: screen.Help}, DayChanged{Day: testDay + 1})
	equal(t, "number", w.model.Game.Puzzle.Daily, 102)
	equal(t, "is today's", w.model.IsToday(), true)
	equal(t, "screen", w.model.Screen, screen.Help)
	equal(t, "query", w.query, "lang=en&length=5&mode=classic")

	// Begun: it stays, and today's puzzle is offered.
	w.send(play.Press{Letter: 'a'}, DayChanged{Day: testDay + 2})
	equal(t, "number", w.model.Game.Puzzle.Daily, 102)
	equal(t, "query", w.query, w.model.link())
	equal(t, "typed", w.model.Play.Typed, "a")
	equal(t, "is today's", w.model.IsToday(), false)
	w.send(GoToday{})
	equal(t, "number", w.model.Game.Puzzle.Daily, 103)
	equal(t, "saved", len(w.model.Saved), 1)

	// Ended: it stays.
	w.send(play.GiveUp{}, DayChanged{Day: testDay + 3})
	equal(t, "number", w.model.Game.Puzzle.Daily, 103)
	equal(t, "query", w.query, "lang=en&length=5&mode=classic")
	w.send(Open{Screen: screen.Help}, Close{})
	equal(t, "loaded again", openOn(t, l, w.stored, w.query, testDay+3).model.IsToday(), true)

	// A game that is not the day's stays.
	w = openWindow(t, l, map[string]string{}, linked("classic", 2005, "")).send(DayChanged{Day: testDay + 1})
	equal(t, "seed", w.model.Game.Puzzle.Seed, engine.Seed(2005))
	equal(t, "day", w.model.Day, testDay+1)

	// A daily puzzle with its own rules is followed by the next with the same rules.
	w = openWindow(t, l, map[string]string{}, "mode=quantum&tries=0").send(DayChanged{Day: testDay + 1})
	equal(t, "number", w.model.Game.Puzzle.Daily, 102)
	equal(t, "tries", w.model.Game.Puzzle.Rules.Tries, engine.Unlimited)
}

func TestBeforeTheFirstDay(t *testing.T) {
	l := newLexicon(t)
	w := openOn(t, l, map[string]string{}, "", -20)
	equal(t, "number", w.model.Game.Puzzle.Daily, 1)
	tells(t, "notice", w.model, notice.TooEarly)
	equal(t, "is today's", w.model.IsToday(), true)
	w.send(play.Press{Letter: 'a'}, DayChanged{Day: 0})
	equal(t, "typed", w.model.Play.Typed, "a")
	equal(t, "is today's", w.model.IsToday(), true)
	w = openOn(t, l, map[string]string{}, "day=1", -20).send(play.GiveUp{})
	address := w.query
	equal(t, "the address", w.send(DayChanged{Day: -19}).query, address)
	w = openOn(t, l, map[string]string{}, linked("classic", 2005, ""), -20)
	tells(t, "no daily, no notice", w.model)
}

// TestSeedOfADay: a present or past daily puzzle counts once, whether it is opened by its
// seed, as in older links, or by its day.
func TestSeedOfADay(t *testing.T) {
	l := newLexicon(t)
	for _, mode := range engine.Modes() {
		for day := testDay - 3; day <= testDay; day++ {
			p, err := l.Daily(apptest.Rules(mode), day)
			if err != nil {
				t.Fatal(err)
			}
			stored := map[string]string{}
			old := linked(mode.String(), p.Seed, "&words="+l.Fingerprint().String())
			w := openWindow(t, l, stored, old).send(play.GiveUp{})
			equal(t, old, w.model.Game.Puzzle, p)
			w = openWindow(t, l, stored, fmt.Sprintf("mode=%s&day=%d", mode.String(), p.Daily))
			equal(t, old+": by the day", w.model.Game.Status(), engine.Lost)
			equal(t, old+": again", openWindow(t, l, stored, old).model.Game.Status(), engine.Lost)
			equal(t, old+": counted", len(w.model.History), 1)
		}
	}
	p, _ := l.Daily(session.FirstRules(), 5)
	w := openOn(t, l, map[string]string{}, linked("classic", p.Seed, ""), 4)
	equal(t, "of a day to come", w.model.Game.Puzzle.Daily, 0)
	tells(t, "which is told", w.model, notice.DailyToCome{Day: 5})
	w.send(typed("a")...)
	equal(t, "begun before its day", openOn(t, l, w.stored, linked("classic", p.Seed, ""), 5).model.Play.Typed, "a")
	w = openWindow(t, l, map[string]string{}, linked("classic", p.Seed, "&words=0123456789abcdef"))
	equal(t, "of another list", w.model.Game.Puzzle.Daily, 0)
}
