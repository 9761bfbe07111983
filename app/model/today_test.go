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

// TestStartOfTheDay: / opens today's puzzle with its game. If an older game was played last
// and is unfinished, a notice says so.
func TestStartOfTheDay(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, "")
	tells(t, "nothing older", w.model)
	w.send(guess("audio")...)
	begun := w.model.Game
	w = openWindow(t, l, stored, "")
	equal(t, "unfinished, of today", w.model.Game, begun)
	tells(t, "nothing older", w.model)

	w = openOn(t, l, stored, "", testDay+1)
	equal(t, "on the next day", w.model.IsToday(), true)
	tells(t, "yesterday's waits", w.model, notice.GameWaits)
	equal(t, "told aloud", w.model.Play.Spoken.What, play.SayNotice)
	w.send(typed("a")...)
	tells(t, "until a letter is typed", w.model)
	tells(t, "today's was played last", openOn(t, l, stored, "", testDay+1).model)

	openOn(t, l, stored, linked("classic", 2005, ""), testDay+1).send(typed("b")...)
	w = openOn(t, l, stored, "", testDay+1)
	equal(t, "today's all the same", w.model.IsToday(), true)
	equal(t, "as it was left", w.model.Play.Typed, "a")
	tells(t, "a random one waits", w.model, notice.GameWaits)
	w.send(play.GiveUp{})
	w = openOn(t, l, stored, "", testDay+1)
	equal(t, "finished", w.model.Game.Status(), engine.Lost)
	equal(t, "of today", w.model.IsToday(), true)
}

// TestOtherRulesOfToday: if today's puzzle was begun by other rules, its game continues.
func TestOtherRulesOfToday(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, "tries=0").send(guess("audio")...)
	equal(t, "goes on", openWindow(t, l, stored, "").model.Game, w.model.Game)
	equal(t, "is today's", []bool{w.model.IsToday(), play.EndingOf(&w.model.Session).Next == play.NextToday}, []bool{true, false})
	again := w.send(NewRandom{}, GoToday{}).model
	equal(t, "goes on, too", again.Game.Guesses(), w.model.Game.Guesses())
	equal(t, "by its rules", again.Game.Puzzle.Rules.Tries, engine.Unlimited)
	w.send(play.GiveUp{}, NewRandom{})
	equal(t, "played", play.EndingOf(&w.model.Session).Next == play.NextToday, false)
	exact := openWindow(t, l, stored, "level=hard").model.Game
	equal(t, "by the rules of a link", []int{exact.TurnCount(), int(exact.Puzzle.Rules.Level)}, []int{0, int(engine.Hard)})
}

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

// TestDayOfLink: a link with a day opens that day's puzzle, unless the day has not begun
// anywhere.
func TestDayOfLink(t *testing.T) {
	l := newLexicon(t)
	for _, mode := range []string{"classic", "quantum"} {
		for _, number := range []int{1, 100, 101, 102, 103} { // today is 101
			stored := map[string]string{}
			q := fmt.Sprintf("mode=%s&day=%d", mode, number)
			w := openWindow(t, l, stored, q)
			want, _ := l.Daily(w.model.Game.Puzzle.Rules, engine.DayWithNumber(number))
			equal(t, q, w.model.Game.Puzzle, want)
			tells(t, q, w.model)
			w.send(play.GiveUp{})
			again := openOn(t, l, stored, "mode="+mode, engine.DayWithNumber(number))
			equal(t, q+": on its day", again.model.Game, w.model.Game)
			equal(t, q+": counted", len(again.model.History), 1)
		}
	}
	w := openWindow(t, l, map[string]string{}, "day=104&mode=quantum")
	equal(t, "too early: today's", w.model.IsToday(), true)
	equal(t, "in the mode", w.model.Game.Puzzle.Rules.Mode, engine.Quantum)
	tells(t, "told", w.model, notice.NotYet{Day: 103})
	equal(t, "the address", w.query, w.model.address())
	w = openWindow(t, l, map[string]string{}, "day=7&seed=2000")
	equal(t, "before a seed", w.model.Game.Puzzle.Daily, 7)
	w = openOn(t, l, map[string]string{}, "day=1", -20)
	equal(t, "before the first day", w.model.IsToday(), true)
	tells(t, "is not told", w.model)

	stored := map[string]string{}
	openWindow(t, l, stored, "mode=quantum").send(typed("a")...)
	equal(t, "mode without one", openWindow(t, l, stored, "day=7").model.Game.Puzzle.Rules.Mode, engine.Classic)
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

// TestOffersToday: today's puzzle is offered if it is not in play and still to be played.
func TestOffersToday(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "").send(typed("a")...)
	equal(t, "in play", play.EndingOf(&w.model.Session).Next == play.NextToday, false)
	w.send(DayChanged{Day: testDay + 1})
	equal(t, "after midnight", play.EndingOf(&w.model.Session).Next == play.NextToday, true)
	w.send(play.GiveUp{})
	equal(t, "at the end", play.EndingOf(&w.model.Session).Next, play.NextToday)
	w.send(SwitchMode{Mode: engine.Quantum}, SwitchMode{Mode: engine.Classic})
	equal(t, "gone back to the mode", w.model.IsToday(), true)
	w.send(play.GiveUp{}, NewRandom{})
	equal(t, "played", play.EndingOf(&w.model.Session).Next == play.NextToday, false)
	w.send(SwitchMode{Mode: engine.Quantum}, NewRandom{})
	equal(t, "in the other mode", play.EndingOf(&w.model.Session).Next == play.NextToday, true)
}
