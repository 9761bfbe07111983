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

// firstDate numbers the date of day 0, 2026-01-01, as dateNumber does.
const firstDate = 739_922

// DayOf returns the day of a calendar date, negative before day 0. It counts dates,
// so time zones and daylight saving time make no difference.
func DayOf(year int, month time.Month, date int) Day {
	return Day(dateNumber(year, month, date) - firstDate)
}

// Years that begin with March end with the day that only leap years have. 400 of them,
// an era, have the same number of days wherever they begin. The formulas are those of
// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". time.Date would do,
// but brings time zones along, which the site does not need.
const (
	eraYears = 400
	eraDays  = 146_097
)

// dateNumber numbers calendar dates consecutively, from 1 March of the year 0.
func dateNumber(year int, month time.Month, date int) int {
	year, fromMarch := divide(12*year+int(month-time.March), 12)
	era, year := divide(year, eraYears)
	return era*eraDays + 365*year + year/4 - year/100 + (153*fromMarch+2)/5 + date - 1
}

// Date returns the calendar date of the day.
func (d Day) Date() (year int, month time.Month, date int) {
	era, day := divide(int(d)+firstDate, eraDays)
	year = (day - day/1460 + day/36_524 - day/146_096) / 365
	day -= 365*year + year/4 - year/100
	fromMarch := (5*day + 2) / 153
	later, fromJanuary := divide(fromMarch+int(time.March-time.January), 12)
	return era*eraYears + year + later, time.January + time.Month(fromJanuary), day - (153*fromMarch+2)/5 + 1
}

// Month returns the first day of the month that is so many months after that of the day, and
// the first day of the month behind it.
func (d Day) Month(after int) (first, next Day) {
	year, month, _ := d.Date()
	month += time.Month(after)
	return DayOf(year, month, 1), DayOf(year, month+1, 1)
}

// Week returns the first day of the week of the day, if weeks begin on a weekday, 0 for Monday.
func (d Day) Week(begins int) Day {
	const week, thursday = 7, 3 // day 0 was one
	_, since := divide(int(d%week)+thursday-begins, week)
	return d - Day(since)
}

// divide divides and rounds towards minus infinity.
func divide(n, by int) (quotient, rest int) {
	quotient = n / by
	if n%by < 0 {
		quotient--
	}
	return quotient, n - quotient*by
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
