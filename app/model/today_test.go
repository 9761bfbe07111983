package model

import (
	"fmt"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/puzzle"
	"ketword/app/session"
	"ketword/engine"
)

func TestDays(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "")
	today := w.model.Game.Puzzle
	equal(t, "number", today.Daily, 101)

	// Not begun: at midnight the next puzzle is opened, and a dialog stays open.
	w.send(screen.Open{Name: screen.Help}, DayChanged{Day: testDay + 1})
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
	tells(t, "offered", w.model, notice.NewDay)
	w.send(Returned{})
	equal(t, "stays on the player's return", w.model.Game.Puzzle.Daily, 102)
	w.send(GoToday{})
	equal(t, "number", w.model.Game.Puzzle.Daily, 103)
	equal(t, "saved", len(w.model.Saved), 1)

	// Ended: it stays.
	w.send(play.GiveUp{}, DayChanged{Day: testDay + 3})
	equal(t, "number", w.model.Game.Puzzle.Daily, 103)
	equal(t, "query", w.query, "lang=en&length=5&mode=classic")
	w.send(screen.Open{Name: screen.Help}, Close{})
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

// TestOvernight: who returns to a puzzle that ended before midnight finds today's, unless a dialog is open. What
// else is in play stays.
func TestOvernight(t *testing.T) {
	l := newLexicon(t)
	w := openWindow(t, l, map[string]string{}, "").send(play.GiveUp{}, Returned{})
	equal(t, "before midnight", w.model.Game.Puzzle.Daily, 101)
	w.send(DayChanged{Day: testDay + 1}, screen.Open{Name: screen.Stats}, Returned{})
	equal(t, "in a dialog", []any{w.model.Game.Puzzle.Daily, w.model.Screen}, []any{101, screen.Stats})
	w.send(Close{}, Returned{})
	equal(t, "today's", []any{w.model.Game.Puzzle.Daily, w.query}, []any{102, "lang=en&length=5&mode=classic"})
	for what, query := range map[string]string{"of the archive": "day=50", "at random": linked("classic", 2005, "")} {
		w = openWindow(t, l, map[string]string{}, query).send(play.GiveUp{}, DayChanged{Day: testDay + 1}, Returned{})
		equal(t, what, w.model.IsToday(), false)
	}
	w = openWindow(t, l, map[string]string{}, "").send(sets(session.KeepGuessing, "on"))
	for range w.model.Game.Puzzle.Rules.Tries {
		w.send(guess("zzzzz")...).send(play.Enter{})
	}
	equal(t, "lost", w.model.Game.Status(), engine.Lost)
	w.send(DayChanged{Day: testDay + 1}, Returned{})
	equal(t, "before the player has decided", w.model.IsToday(), false)
	equal(t, "after it", w.send(play.ShowSecret{}, Returned{}).model.IsToday(), true)
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

// TestDayOfLink: a link with a day opens that day's puzzle, unless the day has not begun anywhere.
func TestDayOfLink(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "day=103&seed=2000") // today is 101
	equal(t, "begun somewhere", w.model.Game.Puzzle.Daily, 103)
	tells(t, "which is not told", w.model)
	w = openWindow(t, newLexicon(t), map[string]string{}, "day=104&mode=quantum")
	equal(t, "too early: today's, in the mode", []any{w.model.IsToday(), w.model.Game.Puzzle.Rules.Mode}, []any{true, engine.Quantum})
	tells(t, "told", w.model, notice.NotYet{Day: 103})
	equal(t, "the address", w.query, w.model.address())
	w = openOn(t, newLexicon(t), map[string]string{}, "day=1", -20)
	equal(t, "before the first day", w.model.IsToday(), true)
	tells(t, "is not told", w.model)
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
				l, stored := newLexicon(t), map[string]string{}
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
					equal(t, "longest streak", records.StreakOf(m.History, m.Day, m.Zone).Longest, 1)
				}
				equal(t, "result by its address", w.model.Game, openOn(t, l, stored, w.query, today+days).model.Game)
			})
		}
	}
}

// TestJourney: a daily puzzle keeps the zone of its first letter, which a change of the zone alone tells the
// model, too. So a day that the date line took breaks no streak.
func TestJourney(t *testing.T) {
	west, east := records.ZoneOf(-7*60), records.ZoneOf(12*60)
	l, stored := newLexicon(t), map[string]string{}
	win := func(w *window) *window {
		for answer := range w.model.Game.Puzzle.Secret.Words() {
			return w.send(guess(answer.String())...)
		}
		return w
	}
	w := openOn(t, l, stored, "", testDay).send(DayChanged{Day: testDay, Zone: west}).send(typed("sl")...)
	w.send(DayChanged{Day: testDay, Zone: east}).send(typed("ate")...)
	win(w.send(play.Enter{}))
	equal(t, "the zone of the first letter", w.model.History[0].Zone, west)
	w = openOn(t, l, stored, "", testDay+2).send(DayChanged{Day: testDay + 2, Zone: east})
	equal(t, "on arrival", w.model.Stats().Streak.Present, 1)
	win(w)
	equal(t, "played there", w.model.Stats().Streak, records.Streak{Present: 2, Longest: 2})
	w.send(NewRandom{}, play.Press{Letter: 'a'}, play.GiveUp{})
	equal(t, "a random puzzle has no zone", w.model.History[2].Zone, 0)
}

// TestStreakLost: a loss tells of the streak that it has ended in its mode and list.
func TestStreakLost(t *testing.T) {
	w := openOn(t, newLexicon(t), map[string]string{}, "", testDay+3)
	for _, g := range apptest.DaysOf(testDay, "www") {
		w.model.History = append(w.model.History, record(t, g))
	}
	equal(t, "during the game", w.model.StreakLost(), 0)
	equal(t, "after it", w.send(play.GiveUp{}).model.StreakLost(), 3)
	equal(t, "of another game", w.send(NewRandom{}, play.GiveUp{}).model.StreakLost(), 0)
	equal(t, "in the other mode", w.send(GoToday{Mode: engine.Quantum}, play.GiveUp{}).model.StreakLost(), 0)
}

// TestCountdown: the time until the next puzzle is computed only where it is shown: in the
// archive, and at the end of today's game.
func TestCountdown(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	equal(t, "while playing", w.model.CountsDown(), false)
	w.send(screen.Open{Name: screen.Archive})
	equal(t, "in the archive", w.model.CountsDown(), true)
	w.send(Countdown{Minutes: 83})
	equal(t, "minutes", w.model.Minutes, 83)
	w.send(archive.PlayDay{Day: 3}, play.GiveUp{})
	equal(t, "at the end of another day's game", w.model.CountsDown(), false)
	w.send(GoToday{}, play.GiveUp{})
	equal(t, "at the end of today's", w.model.CountsDown(), true)
	w.send(DayChanged{Day: testDay + 1})
	equal(t, "which is yesterday's now", w.model.CountsDown(), false)
	unopened := newModel(newLexicon(t))
	equal(t, "before the first game", unopened.CountsDown(), false)
}

// TestPlaySeed: a number opens the same puzzle as a link with it, in the current mode and list; a puzzle
// that was begun continues.
func TestPlaySeed(t *testing.T) {
	w := newListStore(t).visit(t, map[string]string{}, "mode=quantum")
	for _, list := range []lists.Name{english5, german6} {
		w.do(puzzle.ChooseList{List: list}, screen.Open{Name: screen.Puzzle}, puzzle.PlaySeed{Typed: " 2011 "})
		p := w.model.Game.Puzzle
		equal(t, "puzzle", []any{p.Seed, p.Daily, p.Rules.Mode, lists.Of(p.Identity)}, []any{engine.Seed(2011), 0, engine.Quantum, list})
		equal(t, "the dialog", w.model.Screen, screen.None)
	}
	w.do(guess("magnet")...).do(NewRandom{}, level("strict"), puzzle.PlaySeed{Typed: "2011"})
	equal(t, "as it was left", w.words(), []string{"magnet"})
}
