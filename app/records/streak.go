package records

import (
	"maps"
	"slices"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/order"
)

// A streak is days in a row with a daily puzzle that was begun in time and solved without
// help. It is a fold over records, never stored.

// Streak is numbers of days.
type Streak struct {
	Present int // of the streak that today goes on with
	Longest int
}

// StreakOf returns the streaks of records, oldest first, which are those of the games that
// are counted together. A day with several daily puzzles is won if one of them is.
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
		case days[day+1]: // it goes on
		case first <= today && day >= today-1:
			s.Present, found = run, true
		case first > today && !found: // the clock was set back
			s.Present = run
		}
	}
	if ended && !won {
		s.Present = 0
	}
	return s
}

// daysInTime returns the days whose daily puzzles were begun in time, and whether one of
// them was solved without help. Of several records of a puzzle, by whatever tries and
// level, the first counts.
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

// Daily is the daily puzzle of a mode and list, by whatever tries and level.
type Daily struct {
	Mode   engine.Mode
	List   lists.Name
	Number int // 0 of other puzzles
}

// DailyOf returns which daily puzzle a puzzle is.
func DailyOf(id engine.Identity) Daily {
	return Daily{Mode: id.Rules.Mode, List: lists.Of(id), Number: id.Daily}
}
