package engine

import (
	"hash/fnv"
	"slices"
	"time"

	"ketword/internal/format"
	"ketword/internal/splitmix"
)

// Day counts calendar days from the first daily puzzle, day 0.
type Day int

// The date of day 0.
const (
	firstYear  = 2026
	firstMonth = time.January
	firstDate  = 1
)

// DayOf returns the day of a calendar date, negative before day 0. It counts dates,
// so time zones and daylight saving time make no difference.
func DayOf(year int, month time.Month, date int) Day {
	return Day(dateNumber(year, month, date) - dateNumber(firstYear, firstMonth, firstDate))
}

// dateNumber numbers calendar dates consecutively. It counts in UTC, where every day
// has 86,400 seconds.
func dateNumber(year int, month time.Month, date int) int64 {
	const secondsADay = 24 * 60 * 60
	return time.Date(year, month, date, 0, 0, 0, 0, time.UTC).Unix() / secondsADay
}

// Date returns the calendar date of the day.
func (d Day) Date() (year int, month time.Month, date int) {
	return time.Date(firstYear, firstMonth, firstDate+int(d), 0, 0, 0, 0, time.UTC).Date()
}

// Number returns the number that players see: 1 for day 0.
func (d Day) Number() int { return int(d) + 1 }

// DayWithNumber returns the day that has a number: the inverse of [Day.Number].
func DayWithNumber(number int) Day { return Day(number - 1) }

// Seed returns the seed of the daily puzzle, where n is the number of words that can
// be the first of a secret, at least 1. No seed repeats within n days, and each
// mode, language and length has its own order. Days before day 0 have the seed of
// day 0. It takes time proportional to n. It panics if n is less than 1 or the mode of
// the rules is not valid.
func (d Day) Seed(r Rules, lang string, n int) Seed {
	mustHaveDays(r, n)
	return permutation(r, lang, n)[max(d, 0)%Day(n)]
}

// Latest returns the latest day up to d whose daily puzzle has a seed, with n as in
// [Day.Seed]; false if there is none. It takes time proportional to n. It panics where
// [Day.Seed] does.
func (d Day) Latest(seed Seed, r Rules, lang string, n int) (day Day, found bool) {
	mustHaveDays(r, n)
	d = max(d, 0)
	if seed >= Seed(n) {
		return 0, false
	}
	first := Day(slices.Index(permutation(r, lang, n), seed))
	if first > d {
		return 0, false
	}
	return d - (d-first)%Day(n), true
}

// mustHaveDays panics if n is less than 1 or the mode of the rules is not valid.
func mustHaveDays(r Rules, n int) {
	if err := r.Mode.Check(); err != nil {
		panic(format.Error("engine: seed of a day: %w", err))
	}
	if n < 1 {
		panic(format.Text("engine: seed of a day among %d words: want at least 1", n))
	}
}

// permutation shuffles 0 … n−1 (Fisher and Yates, from the end), with the random
// numbers of splitmix64 started from the FNV-1a hash of mode/lang/length.
func permutation(r Rules, lang string, n int) []Seed {
	hash := fnv.New64a()
	hash.Write([]byte(format.Text("%s/%s/%d", r.Mode, lang, r.Length)))
	random := splitmix.Source(hash.Sum64())
	p := make([]Seed, n)
	for i := range p {
		p[i] = Seed(i)
	}
	for i := n - 1; i > 0; i-- {
		j := random.Uint64() % uint64(i+1)
		p[i], p[j] = p[j], p[i]
	}
	return p
}
