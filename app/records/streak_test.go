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
		{"one mode doesn't make up for another", join(apptest.DaysOf(97, "wlw"), quantum(98, 'w')), 100, Streak{1, 1}},
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
		apptest.Equal(t, c.name, StreakOf(h, c.today, 0), c.want)
	}
	apptest.Equal(t, "random games", StreakOf(History{longGame(t, 2, false)}, 0, 0), Streak{})
}

// The zones of a journey, in hours ahead of UTC.
func hours(n int) Zone { return ZoneOf(60 * n) }

// dayIn returns a game of a day that was begun in a zone.
func dayIn(t *testing.T, day engine.Day, zone Zone, how byte) Saved {
	s := record(t, apptest.DayGame{Day: day, How: how})
	s.Zone = zone
	return s
}

// TestDateLine: a day that a journey over the date line has skipped breaks no streak; one that the player
// could have played does.
func TestDateLine(t *testing.T) {
	const day = 120 // 1 May 2026
	west, east := hours(-7), hours(12)
	won := func(first engine.Day, zones ...Zone) (h History) {
		for i, zone := range zones {
			if zone != 0 {
				h = append(h, dayIn(t, first+engine.Day(i), zone, 'w'))
			}
		}
		return h
	}
	for _, c := range []struct {
		name  string
		games History
		today engine.Day
		zone  Zone
		want  Streak
	}{
		{"Los Angeles on 1 and 2 May, Auckland on 4 May", won(day, west, west, 0, east), day + 3, east, Streak{3, 3}},
		{"arrived on 4 May, not played yet", won(day, west, west), day + 3, east, Streak{2, 2}},
		{"not played on the day of the arrival", won(day, west, west), day + 4, east, Streak{0, 2}},
		{"nor then, but on the next", won(day, west, west, 0, 0, east), day + 4, east, Streak{1, 2}},
		{"a day was missed at home", won(day, west, west, 0, west), day + 3, west, Streak{1, 2}},
		{"and to New York", won(day, west, west, 0, hours(-4)), day + 3, hours(-4), Streak{1, 2}},
		{"to Europe, not over the line", won(day, west, west, 0, hours(2)), day + 3, hours(2), Streak{1, 2}},
		{"Honolulu to Tokyo", won(day, hours(-10), 0, hours(9)), day + 2, hours(9), Streak{2, 2}},
		{"Samoa to Tonga", won(day, hours(-11), 0, hours(13)), day + 2, hours(13), Streak{2, 2}},
		{"a day of twelve hours is a day", won(day, hours(-8), 0, hours(4)), day + 2, hours(4), Streak{1, 1}},
		{"back again, the day twice", won(day, west, 0, east, east, west), day + 3, west, Streak{4, 4}},
		{"back again, and a day missed", won(day, east, 0, west), day + 2, west, Streak{1, 1}},
		{"two days missed on the way", won(day, west, 0, 0, east), day + 3, east, Streak{1, 1}},
		{"zones of earlier versions", won(day, 0, west), day + 3, 0, Streak{0, 1}},
		{"today's is not known", won(day, west), day + 2, 0, Streak{0, 1}},
		{"the first is not known", append(History{dayIn(t, day, 0, 'w')}, won(day+2, east)...), day + 2, east, Streak{1, 1}},
		{"today's is lost after the journey", append(won(day, west), dayIn(t, day+2, east, 'l')), day + 2, east, Streak{0, 1}},
		{"the day between was played and lost", append(won(day, west), dayIn(t, day+1, west, 'l'), dayIn(t, day+2, east, 'w')), day + 2, east, Streak{1, 1}},
		{"the day between was lost, today's to come", append(won(day, west), dayIn(t, day+1, west, 'l')), day + 2, east, Streak{0, 1}},
	} {
		apptest.Equal(t, c.name, StreakOf(c.games, c.today, c.zone), c.want)
	}
}

// TestStreakOfLists: a win in one list does not make up for a loss in another, and players' own lists don't count.
func TestStreakOfLists(t *testing.T) {
	list := func(s Saved, lang string) Saved {
		s.Game.Puzzle.Lang = lang
		return s
	}
	var h History
	for _, g := range apptest.DaysOf(98, "wlw") {
		h = append(h, record(t, g))
	}
	for _, g := range apptest.DaysOf(98, "www") {
		h = append(h, list(record(t, g), "de"), list(record(t, g), "x-0123456789abcdef"))
	}
	of := func(lang string) Streak { return StreakOf(Selection{Lang: lang}.Of(h), 100, 0) }
	apptest.Equal(t, "English", of("en"), Streak{1, 1})
	apptest.Equal(t, "German", of("de"), Streak{3, 3})
	apptest.Equal(t, "one's own", of("x-0123456789abcdef"), Streak{})
	apptest.Equal(t, "all", of(""), Streak{3, 3})
}

// TestStreakEndedBy: a loss says how long the streak was that it has ended.
func TestStreakEndedBy(t *testing.T) {
	of := func(games []apptest.DayGame) int {
		var h History
		for _, g := range games {
			h = append(h, record(t, g))
		}
		return StreakEndedBy(h[len(h)-1], h)
	}
	apptest.Equal(t, "seven days", of(apptest.DaysOf(90, "l.wwwwwwwl")), 7)
	apptest.Equal(t, "with help", of(apptest.DaysOf(90, "wwh")), 2)
	apptest.Equal(t, "none before", of(apptest.DaysOf(90, "ww.l")), 0)
	apptest.Equal(t, "a second loss", of(apptest.DaysOf(90, "wwll")), 0)
	apptest.Equal(t, "a win", of(apptest.DaysOf(90, "www")), 0)
	apptest.Equal(t, "of the archive", of(append(apptest.DaysOf(90, "www"), apptest.DayGame{Day: 93, Late: 1, How: 'l'})), 0)
	apptest.Equal(t, "won by other rules before", of(append(apptest.DaysOf(90, "www"), apptest.DayGame{Day: 92, How: 'l', Tries: 20})), 0)
	apptest.Equal(t, "days to come are not before it", of(append(apptest.DaysOf(95, "ww"), apptest.DayGame{Day: 90, How: 'l'})), 0)
	west, east := hours(-7), hours(12)
	h := History{dayIn(t, 90, west, 'w'), dayIn(t, 91, west, 'w'), dayIn(t, 93, east, 'l')}
	apptest.Equal(t, "after a journey over the date line", StreakEndedBy(h[2], h), 2)
	apptest.Equal(t, "of no game", StreakEndedBy(Saved{}, h), 0)
}
