package records

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// record returns a game in the form of a history.
func record(t testing.TB, g apptest.DayGame) Saved {
	t.Helper()
	return Saved{Game: g.Game(t), Day: g.Day + engine.Day(max(g.Late, 0)), Took: max(-g.Late, 0), Assisted: g.How == apptest.Helped}
}

func TestStreak(t *testing.T) {
	join := func(parts ...[]apptest.DayGame) (all []apptest.DayGame) {
		for _, p := range parts {
			all = append(all, p...)
		}
		return all
	}
	quantum := func(day engine.Day, how byte) []apptest.DayGame {
		return []apptest.DayGame{{Mode: engine.Quantum, Day: day, How: how}}
	}
	for _, c := range []struct {
		name  string
		games []apptest.DayGame
		today engine.Day
		want  Streak
	}{
		{"nothing", nil, 100, Streak{}},
		{"today", apptest.DaysOf(100, "w"), 100, Streak{1, 1}},
		{"today is not played yet", apptest.DaysOf(97, "www"), 100, Streak{3, 3}},
		{"yesterday was missed", apptest.DaysOf(97, "ww"), 100, Streak{0, 2}},
		{"today is lost", apptest.DaysOf(97, "wwwl"), 100, Streak{0, 3}},
		{"a day was lost", apptest.DaysOf(94, "wwwlww"), 100, Streak{2, 3}},
		{"a day was missed", apptest.DaysOf(94, "www.www"), 100, Streak{3, 3}},
		{"help is no win", apptest.DaysOf(97, "wwh"), 100, Streak{0, 2}},
		{"the year begins with a leap day's distance", apptest.DaysOf(785, "www"), 788, Streak{3, 3}}, // 27 to 29 February 2028
		{"an archived day fills no gap", join(apptest.DaysOf(97, "w.ww"), []apptest.DayGame{{Day: 98, Late: 2, How: 'w'}}), 100, Streak{2, 2}},
		{"an archived day that is lost ends nothing", join(apptest.DaysOf(97, "wwww"), []apptest.DayGame{{Mode: engine.Quantum, Day: 98, Late: 2, How: 'l'}}), 100, Streak{4, 4}},
		{"ended after midnight", join(apptest.DaysOf(97, "ww"), []apptest.DayGame{{Day: 99, Late: -1, How: 'w'}}), 100, Streak{3, 3}},
		{"begun ahead of its day", join(apptest.DaysOf(99, "w"), []apptest.DayGame{{Day: 101, Late: -1, How: 'w'}}, apptest.DaysOf(100, "w")), 100, Streak{3, 3}},
		{"tomorrow's, before today's", join(apptest.DaysOf(98, "ww"), apptest.DaysOf(101, "w")), 100, Streak{2, 2}},
		{"one of two modes is enough", join(apptest.DaysOf(97, "wlw"), quantum(98, 'w')), 100, Streak{3, 3}},
		{"both lost", join(apptest.DaysOf(97, "wlw"), quantum(98, 'l')), 100, Streak{1, 1}},
		{"the first record counts", []apptest.DayGame{{Day: 99, How: 'l'}, {Day: 99, How: 'w', Tries: 20}, {Day: 100, How: 'w', Tries: 20}}, 100, Streak{1, 1}},
		{"no daily puzzle", nil, 100, Streak{}},
		{"clock set back by a day", apptest.DaysOf(97, "wwww"), 99, Streak{4, 4}},
		{"clock set back by a year", apptest.DaysOf(462, "wwww"), 100, Streak{4, 4}},
		{"clock set back before the first day", apptest.DaysOf(0, "www"), -20, Streak{3, 3}},
		{"the clock was ahead by a year, once", join(apptest.DaysOf(97, "www"), apptest.DaysOf(465, "w")), 100, Streak{3, 3}},
		{"of two after the clock was set back", join(apptest.DaysOf(460, "ww"), apptest.DaysOf(464, "www")), 100, Streak{3, 3}},
	} {
		var h History
		for _, g := range c.games {
			h = append(h, record(t, g))
		}
		apptest.Equal(t, c.name, StreakOf(h, c.today), c.want)
	}
	apptest.Equal(t, "random games", StreakOf(History{longGame(t, 2, false)}, 0), Streak{})
}
