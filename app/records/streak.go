package records

import (
	"maps"
	"slices"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/order"
)

// A streak is a series of days on each of which a daily puzzle was begun in time and solved
// without help. It is computed from the records and never stored.

// Streak holds the lengths of streaks in days.
type Streak struct {
	Present int // of the streak that today continues or can continue
	Longest int
}

// StreakOf returns the streaks of some records, which are sorted oldest first. A day with
// several daily puzzles counts as solved if one of them was.
func StreakOf(records []Saved, today engine.Day) Streak {
	days := daysInTime(records)
	won, ended := days[today]
	maps.DeleteFunc(days, func(_ engine.Day, won bool) bool { return !won })
	s, found, first := Streak{}, false, engine.Day(0)
	sorted := order.Ints(slices.Collect(maps.Keys(days)))
	for i, day := range sorted {
		if i == 0 || sorted[i-1] != day-1 {
			first = day
		}
		run := int(day-first) + 1
		s.Longest = max(s.Longest, run)
		switch {
		case days[day+1]: // not the last day of its streak
		case first <= today && day >= today-1:
			s.Present, found = run, true
		case first > today && !found: // a day in the future: the clock was set back
			s.Present = run
		}
	}
	if ended && !won {
		s.Present = 0
	}
	return s
}

// daysInTime returns the days on which a daily puzzle was begun in time, and whether one of
// them was solved without help. Of several records of a puzzle, by any tries and level, the
// first counts.
func daysInTime(records []Saved) map[engine.Day]bool {
	days, seen := map[engine.Day]bool{}, map[Daily]bool{}
	for _, s := range records {
		d := DailyOf(s.Game.Puzzle.Identity)
		if d.Number == 0 || seen[d] {
			continue
		}
		seen[d] = true
		if day := engine.DayWithNumber(d.Number); s.BegunOn() <= day {
			days[day] = days[day] || s.Game.Status() == engine.Won && !s.Assisted
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
