package puzzleflags

import (
	"fmt"
	"math/rand/v2"
	"time"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// today names the day of the player's own calendar.
const today = "today"

// parseDay reads a day.
func parseDay(s string, now engine.Day) (engine.Day, error) {
	if s == today {
		return now, nil
	}
	date, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return 0, fmt.Errorf("-day %s: not %s, nor a date as 2026-01-31", s, today)
	}
	day := DayOf(date)
	if day < 0 {
		return 0, fmt.Errorf("-day %s: daily puzzles begin on 2026-01-01", s)
	}
	return day, nil
}

// DayOf returns the day of a time, by its own calendar.
func DayOf(t time.Time) engine.Day { return engine.DayOf(t.Date()) }

// Uniform draws the secret uniformly.
func Uniform(random *rand.Rand) Draw {
	return func(r engine.Rules, l *lexicon.Lexicon) (engine.Seed, error) { return l.Draw(r, random) }
}

// Seconds takes the seconds since 1970 for the seed.
func Seconds(t time.Time) Draw {
	return func(engine.Rules, *lexicon.Lexicon) (engine.Seed, error) { return engine.Seed(t.Unix()), nil }
}
