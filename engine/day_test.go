package engine_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"ketword/engine"
)

func TestDayOf(t *testing.T) {
	for _, c := range []struct {
		year  int
		month time.Month
		date  int
		want  engine.Day
	}{
		{2026, time.January, 1, 0},
		{2026, time.January, 2, 1},
		{2025, time.December, 31, -1},
		{2025, time.January, 1, -365},
		{1969, time.July, 20, -20619},
		{2027, time.January, 1, 365},
		{2028, time.February, 29, 789}, // a leap year
		{2028, time.March, 1, 790},
		{2029, time.January, 1, 1096},
		{2100, time.March, 1, 27087}, // not a leap year
	} {
		if got := engine.DayOf(c.year, c.month, c.date); got != c.want {
			t.Errorf("%d-%02d-%02d: day %d, want %d", c.year, c.month, c.date, got, c.want)
		}
	}
}

// TestWeek: 1 January 2026, day 0, was a Thursday; in some countries, weeks begin on another day.
func TestWeek(t *testing.T) {
	for _, c := range []struct {
		day    engine.Day
		begins int
		want   engine.Day
	}{{0, 0, -3}, {3, 0, -3}, {4, 0, 4}, {3, 6, 3}, {2, 6, -4}, {-4, 0, -10}, {-7, 0, -10}} {
		if got := c.day.Week(c.begins); got != c.want {
			t.Errorf("week of day %d from weekday %d: day %d, want %d", c.day, c.begins, got, c.want)
		}
	}
	for day := engine.Day(-10); day < 10; day++ { // day -10 was a Monday
		if got, want := day-day.Week(0), (day+10)%7; got != want {
			t.Errorf("day %d is weekday %d, want %d", day, got, want)
		}
	}
}

// Dates are those of package time, in a thousand years to each side, where months and
// dates are out of their range, and far away.
func TestDateAsInTime(t *testing.T) {
	check := func(year int, month time.Month, date int) {
		t.Helper()
		day := engine.DayOf(year, month, date)
		at := time.Date(year, month, date, 0, 0, 0, 0, time.UTC)
		seconds := at.Unix() - time.Date(2026, time.January, 1, 0, 0, 0, 0, time.UTC).Unix()
		if int64(day) != seconds/(24*60*60) {
			t.Fatalf("%d-%d-%d: day %d, want %d", year, month, date, day, seconds/(24*60*60))
		}
		gotYear, gotMonth, gotDate := day.Date()
		if wantYear, wantMonth, wantDate := at.Date(); gotYear != wantYear || gotMonth != wantMonth || gotDate != wantDate {
			t.Fatalf("day %d: %d-%d-%d, want %d-%d-%d", day, gotYear, gotMonth, gotDate, wantYear, wantMonth, wantDate)
		}
	}
	for date := range 2 * 366_000 {
		check(1026, time.January, date)
	}
	for _, year := range []int{-1_000_000, -400, -1, 0, 1, 4, 100, 400, 2026, 1_000_000} {
		for month := time.Month(-30); month <= 30; month++ {
			check(year, month, 1)
			check(year, month, -500)
		}
	}
}

// No seed repeats within n days; then they come in the same order again.
func TestDaySeedsDoNotRepeat(t *testing.T) {
	r := engine.Rules{Mode: engine.Classic, Length: 5}
	for _, n := range []int{1, 2, 3, 365} {
		first := engine.Day(n/2 + 1) // not a multiple of n
		seen := map[engine.Seed]bool{}
		for d := first; d < first+engine.Day(n); d++ {
			s := d.Seed(r, "en", n)
			if s >= engine.Seed(n) || seen[s] {
				t.Fatalf("n = %d: day %d has seed %d again, or one too great", n, d, s)
			}
			seen[s] = true
			if again := (d + engine.Day(n)).Seed(r, "en", n); again != s {
				t.Errorf("n = %d: seed %d on day %d, %d on day %d", n, s, d, again, int(d)+n)
			}
		}
	}
}

// Each mode, language and length has its own order, in which consecutive seeds
// rarely follow each other. Level and tries don't matter.
func TestDaySeedOrders(t *testing.T) {
	const n = 500
	order := func(r engine.Rules, lang string) []engine.Seed {
		var all []engine.Seed
		for d := range engine.Day(n) {
			all = append(all, d.Seed(r, lang, n))
		}
		return all
	}
	seen := map[string]string{}
	for _, lang := range []string{"en", "de"} {
		for _, mode := range engine.Modes() {
			for length := 4; length <= 6; length++ {
				name := fmt.Sprint(lang, mode, length)
				seeds := order(engine.Rules{Mode: mode, Length: length}, lang)
				if other, ok := seen[fmt.Sprint(seeds)]; ok {
					t.Errorf("%s has the order of %s", name, other)
				}
				seen[fmt.Sprint(seeds)] = name
				same, steps := 0, 0
				for d := range n - 1 {
					if seeds[d] == engine.Seed(d) {
						same++
					}
					if seeds[d+1] == seeds[d]+1 {
						steps++
					}
				}
				if same > 10 || steps > 10 { // one of each is expected
					t.Errorf("%s: %d seeds at home, %d neighbours follow one another", name, same, steps)
				}
			}
		}
	}
	easy := engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}
	strict := engine.Rules{Mode: engine.Classic, Length: 5, Level: engine.Strict}
	if !slices.Equal(order(easy, "en"), order(strict, "en")) {
		t.Error("tries or level change the daily puzzle")
	}
}

// Daily puzzles of the past must never change.
func TestDaySeedStays(t *testing.T) {
	var got []engine.Seed
	for d := range engine.Day(5) {
		got = append(got, d.Seed(engine.Rules{Mode: engine.Quantum, Length: 5}, "en", 2062))
	}
	if want := []engine.Seed{354, 1939, 794, 1782, 335}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestDaysBeforeTheFirst(t *testing.T) {
	r := engine.Rules{Mode: engine.Classic, Length: 5}
	for _, d := range []engine.Day{-1, -365, -100_000} {
		if got, want := d.Seed(r, "en", 2062), engine.Day(0).Seed(r, "en", 2062); got != want {
			t.Errorf("day %d: seed %d, want %d", d, got, want)
		}
	}
}

// TestMonth: over the year's edges, and where the date is none of the other month.
func TestMonth(t *testing.T) {
	day := engine.DayOf(2027, time.January, 31)
	for after, want := range map[int][2]engine.Day{
		0:   {engine.DayOf(2027, time.January, 1), engine.DayOf(2027, time.February, 1)},
		1:   {engine.DayOf(2027, time.February, 1), engine.DayOf(2027, time.March, 1)},
		-1:  {engine.DayOf(2026, time.December, 1), engine.DayOf(2027, time.January, 1)},
		-14: {engine.DayOf(2025, time.November, 1), engine.DayOf(2025, time.December, 1)},
	} {
		first, next := day.Month(after)
		if got := [2]engine.Day{first, next}; got != want {
			t.Errorf("%d months after: %v, want %v", after, got, want)
		}
	}
}

// Latest finds the last day with a seed: the same as looking at one day after the
// other.
func TestLatest(t *testing.T) {
	r := engine.Rules{Mode: engine.Quantum, Length: 5}
	for _, n := range []int{1, 2, 7, 50} {
		last := map[engine.Seed]engine.Day{}
		for d := engine.Day(0); d < 120; d++ {
			last[d.Seed(r, "en", n)] = d
			for seed := range engine.Seed(n + 2) {
				want, found := last[seed]
				if got, ok := d.Latest(seed, r, "en", n); ok != found || got != want {
					t.Fatalf("n = %d, seed %d, until day %d: day %d, %v, want %d, %v", n, seed, d, got, ok, want, found)
				}
			}
		}
	}
	first := engine.Day(0).Seed(r, "en", 50)
	if got, ok := engine.Day(-9).Latest(first, r, "en", 50); got != 0 || !ok {
		t.Errorf("before the first day: day %d, %v, want day 0", got, ok)
	}
}
