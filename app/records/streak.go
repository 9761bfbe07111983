package records

import (
	"maps"
	"slices"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/each"
)

// A streak is a series of days on each of which a daily puzzle was begun in time and solved
// without help. It is computed from the records and never stored.

// Streak holds the lengths of streaks in days.
type Streak struct {
	Present int // of the streak that today continues or can continue
	Longest int
}

// StreakOf returns the streaks of some records, which are sorted oldest first, where it is today in
// a zone. A streak is of one mode and list; of several, the longest count. The present streak of a
// record from elsewhere ended on the day it was typed, and goes on in each list of its kind.
func StreakOf(records []Saved, today engine.Day, zone Zone, elsewhere ...Scores) (longest Streak) {
	byList := map[Daily][]Saved{wordles: nil}
	for _, r := range records {
		of := DailyOf(r.Game.Puzzle.Identity)
		of.Number = 0
		byList[of] = append(byList[of], r)
	}
	for of, records := range byList {
		days, goesOn := daysInTime(records), elsewhere
		if of.List.Lang = ""; of != wordles {
			goesOn = nil
		}
		for _, r := range goesOn {
			for i := range min(r[PresentStreak], maxRecord) {
				days[engine.DayWithNumber(int(r[Told]-i))] = dayInTime{won: true}
			}
		}
		s := streaks(days, today, zone)
		longest = Streak{max(longest.Present, s.Present), max(longest.Longest, s.Longest)}
	}
	return longest
}

// StreakEndedBy returns how long the streak was that a game has ended, because it was not solved: 0 if it
// has ended none, as a puzzle of the archive.
func StreakEndedBy(g Saved, records []Saved) int {
	days := daysInTime(records)
	day := engine.DayWithNumber(g.Game.Puzzle.Daily)
	if d, counted := days[day]; !counted || d.won || g.BegunOn() > day {
		return 0
	}
	maps.DeleteFunc(days, func(d engine.Day, _ dayInTime) bool { return d >= day })
	return streaks(days, day, g.Zone).Present
}

// streaks returns the streaks of some days.
func streaks(days map[engine.Day]dayInTime, today engine.Day, zone Zone) Streak {
	s, found, run, first, last := Streak{}, false, 0, engine.Day(0), engine.Day(0)
	// follows reports whether a day that is begun in a zone continues the streak.
	follows := func(day engine.Day, zone Zone) bool {
		_, between := days[day-1]
		return run > 0 && (last == day-1 || last == day-2 && !between && zone.skipsDay(days[last].zone))
	}
	for _, day := range each.SortedInts(slices.Collect(maps.Keys(days))) {
		if !days[day].won {
			continue
		}
		if !follows(day, days[day].zone) {
			run, first = 0, day
		}
		run, last = run+1, day
		s.Longest = max(s.Longest, run)
		switch {
		case first <= today && (day >= today-1 || follows(today, zone)):
			s.Present, found = run, true
		case first > today && !found: // a day in the future: the clock was set back
			s.Present = run
		}
	}
	if d, ended := days[today]; ended && !d.won {
		s.Present = 0
	}
	return s
}

// dayInTime is a day on which a daily puzzle was begun in time.
type dayInTime struct {
	won  bool // one was solved without help
	zone Zone // where that one was begun
}

// daysInTime returns the days on which a daily puzzle was begun in time. Of several records of a puzzle,
// by any tries and level, the first counts. Players' own lists are left out, since they know the words.
func daysInTime(records []Saved) map[engine.Day]dayInTime {
	days, seen := map[engine.Day]dayInTime{}, map[Daily]bool{}
	for _, s := range records {
		d := DailyOf(s.Game.Puzzle.Identity)
		if d.Number == 0 || d.List.Own() || seen[d] {
			continue
		}
		seen[d] = true
		if day := engine.DayWithNumber(d.Number); s.BegunOn() <= day && !days[day].won {
			days[day] = dayInTime{s.Game.Status() == engine.Won && !s.Assisted, s.Zone}
		}
	}
	return days
}

// Daily identifies the daily puzzle of a mode and list, for any tries and level.
type Daily struct {
	Mode   engine.Mode
	List   lists.Name
	Number int // 0 if the puzzle is not a daily one
}

// DailyOf returns the daily puzzle with an identity.
func DailyOf(id engine.Identity) Daily {
	return Daily{Mode: id.Rules.Mode, List: lists.Of(id), Number: id.Daily}
}
