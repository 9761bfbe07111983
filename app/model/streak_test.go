package model

import (
	"fmt"
	"testing"

	"ketword/engine"
)

// dayGame is a daily puzzle that was played: 'w' won, 'l' lost, or 'h' won with help.
type dayGame struct {
	mode  engine.Mode
	day   engine.Day
	late  int // days after its own on which it was begun
	how   byte
	tries int // if other than usual
}

// record returns the game as it is in a history.
func (g dayGame) record(t *testing.T) Saved {
	t.Helper()
	r := usualRules(max(g.mode, engine.Classic))
	if g.tries != 0 {
		r.Tries = g.tries
	}
	p, err := newLexicon(t).Daily(r, g.day)
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(p)
	if g.how == 'l' {
		game = game.GiveUp()
	} else {
		for w := range p.Secret.Words() {
			game = mustPlay(t, game, w.String())
			break
		}
	}
	return Saved{Game: game, Day: g.day + engine.Day(max(g.late, 0)), Took: max(-g.late, 0), Assisted: g.how == 'h'}
}

// daysOf returns the games of consecutive days from a day on, one for each letter; '.' is
// a day without one.
func daysOf(first engine.Day, days string) (games []dayGame) {
	for i := range days {
		if days[i] != '.' {
			games = append(games, dayGame{day: first + engine.Day(i), how: days[i]})
		}
	}
	return games
}

func TestStreak(t *testing.T) {
	join := func(parts ...[]dayGame) (all []dayGame) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	quantum := func(day engine.Day, how byte) []dayGame {
		return []dayGame{{mode: engine.Quantum, day: day, how: how}}
	}
	for _, c := range []struct {
		name  string
		games []dayGame
		today engine.Day
		want  Streak
	}{
		{"nothing", nil, 100, Streak{}},
		{"today", daysOf(100, "w"), 100, Streak{1, 1}},
		{"today is not played yet", daysOf(97, "www"), 100, Streak{3, 3}},
		{"yesterday was missed", daysOf(97, "ww"), 100, Streak{0, 2}},
		{"today is lost", daysOf(97, "wwwl"), 100, Streak{0, 3}},
		{"a day was lost", daysOf(94, "wwwlww"), 100, Streak{2, 3}},
		{"a day was missed", daysOf(94, "www.www"), 100, Streak{3, 3}},
		{"help is no win", daysOf(97, "wwh"), 100, Streak{0, 2}},
		{"the year begins with a leap day's distance", daysOf(785, "www"), 788, Streak{3, 3}}, // 27 to 29 February 2028
		{"an archived day fills no gap", join(daysOf(97, "w.ww"), []dayGame{{day: 98, late: 2, how: 'w'}}), 100, Streak{2, 2}},
		{"an archived day that is lost ends nothing", join(daysOf(97, "wwww"), []dayGame{{mode: engine.Quantum, day: 98, late: 2, how: 'l'}}), 100, Streak{4, 4}},
		{"ended after midnight", join(daysOf(97, "ww"), []dayGame{{day: 99, late: -1, how: 'w'}}), 100, Streak{3, 3}},
		{"begun ahead of its day", join(daysOf(99, "w"), []dayGame{{day: 101, late: -1, how: 'w'}}, daysOf(100, "w")), 100, Streak{3, 3}},
		{"tomorrow's, before today's", join(daysOf(98, "ww"), daysOf(101, "w")), 100, Streak{2, 2}},
		{"one of two modes is enough", join(daysOf(97, "wlw"), quantum(98, 'w')), 100, Streak{3, 3}},
		{"both lost", join(daysOf(97, "wlw"), quantum(98, 'l')), 100, Streak{1, 1}},
		{"the first record counts", []dayGame{{day: 99, how: 'l'}, {day: 99, how: 'w', tries: 20}, {day: 100, how: 'w', tries: 20}}, 100, Streak{1, 1}},
		{"no daily puzzle", nil, 100, Streak{}},
		{"clock set back by a day", daysOf(97, "wwww"), 99, Streak{4, 4}},
		{"clock set back by a year", daysOf(462, "wwww"), 100, Streak{4, 4}},
		{"clock set back before the first day", daysOf(0, "www"), -20, Streak{3, 3}},
		{"the clock was ahead by a year, once", join(daysOf(97, "www"), daysOf(465, "w")), 100, Streak{3, 3}},
		{"of two after the clock was set back", join(daysOf(460, "ww"), daysOf(464, "www")), 100, Streak{3, 3}},
	} {
		var h History
		for _, g := range c.games {
			h = append(h, g.record(t))
		}
		equal(t, c.name, StreakOf(h, c.today), c.want)
	}
	equal(t, "random games", StreakOf(History{longGame(t, 2, false)}, 0), Streak{})
}

// TestBegunBeforeMidnight: a game is of the day of its first letter, whenever it ends and
// however often the page is loaded meanwhile; the clock may be set back, too.
func TestBegunBeforeMidnight(t *testing.T) {
	const today = testDay + 300
	for _, mode := range engine.Modes() {
		for _, days := range []engine.Day{0, 1, 2, 400, -1, -365} {
			t.Run(fmt.Sprintf("%s, %d days later", mode, days), func(t *testing.T) {
				l := newLexicon(t)
				stored := map[string]string{}
				w := openOn(t, l, stored, "mode="+mode.String(), today).send(typed("sl")...)
				g := w.model.Game
				w.send(DayChanged{Day: today + days}).send(typed("ate")...).send(Enter{})
				for range 2 {
					w = openOn(t, l, stored, w.query, today+days)
					tells(t, "loaded", w.model)
					equal(t, "in play", w.model.Game, mustPlay(t, g, "slate"))
				}
				w.send(guess(dayGame{mode: mode, day: today, how: 'w'}.record(t).Game.Guesses()[0].String())...)
				equal(t, "ended", w.model.Game.Status(), engine.Won)
				for _, way := range []string{"", w.query} {
					m := openOn(t, l, stored, way, today+days).model
					equal(t, "begun", m.History[0].begunOn(), today)
					equal(t, "last played", m.History[0].Day, today+days)
					equal(t, "longest streak", StreakOf(m.History, m.Day).Longest, 1)
				}
				equal(t, "result by its address", w.model.Game, openOn(t, l, stored, w.query, today+days).model.Game)
			})
		}
	}
}

// TestNotBegunBeforeMidnight: without a letter, yesterday's puzzle is begun too late.
func TestNotBegunBeforeMidnight(t *testing.T) {
	l := newLexicon(t)
	stored := map[string]string{}
	w := openWindow(t, l, stored, "").send(typed("sl")...).send(Erase{}, Erase{})
	equal(t, "stored", len(w.model.Saved), 0)
	w = openOn(t, l, stored, fmt.Sprintf("day=%d", testDay.Number()), testDay+1).send(typed("sl")...).send(GiveUp{})
	equal(t, "begun", w.model.History[0].begunOn(), testDay+1)
	equal(t, "days in time", daysInTime(w.model.History), map[engine.Day]bool{})
}

// TestEasedAfterMidnight: a game whose level or tries change after midnight was begun
// before it.
func TestEasedAfterMidnight(t *testing.T) {
	for name, rules := range map[string]Msg{"eased": ChooseLevel{Level: engine.Normal}, "more tries": ChooseTries{Typed: "9"}} {
		w := openWindow(t, newLexicon(t), map[string]string{}, "").send(ChooseLevel{Level: engine.Strict})
		w.send(typed("a")...)
		if name == "eased" {
			w.send(Erase{}).send(guess("slate")...)
		}
		old := w.model.Game.Puzzle.Identity
		w.send(DayChanged{Day: testDay + 1}, rules)
		equal(t, name+": another identity", w.model.Game.Puzzle.Identity == old, false)
		equal(t, name+": begun", openOn(t, w.list, w.stored, w.query, testDay+1).model.current().begunOn(), testDay)
	}
}
