package friends

import (
	"cmp"
	"time"

	"ketword/engine"
)

func monthNumber(m int) time.Month { return time.Month(m) }

// orders finds the order of the numbers in the dates of a chat: every date has to exist by it, and a chat
// goes forward. It needs all dates of the text, since 3/4/26 alone says nothing.
type orders struct {
	today engine.Day
	seen  int
	of    [dateOrders]struct {
		bad  int // dates that do not exist, or have not come yet
		far  int // dates that are not those of the puzzles in their messages
		back int // steps backwards
		last engine.Day
	}
	slashes, halves, dots int // dates with slashes, with AM or PM, with dots
}

// add takes in a date.
func (os *orders) add(d *date) {
	if d.clear() || !d.given() {
		return
	}
	switch d.sep {
	case '/':
		os.slashes++
	case '.':
		os.dots++
	}
	if d.pm {
		os.halves++
	}
	for o := range os.of {
		of := &os.of[o]
		day, exists := d.dayIn(dateOrder(o), os.today)
		switch {
		case !exists, day > os.today+2:
			of.bad++
			continue
		case os.seen > 0 && day < of.last:
			of.back++
		}
		of.last = day
	}
	os.seen++
}

// compare takes in the date of a message about the puzzle of a day.
func (os *orders) compare(d *date, puzzle engine.Day) {
	if d.clear() || !d.given() {
		return
	}
	for o := range os.of {
		if day, exists := d.dayIn(dateOrder(o), os.today); exists && (day < puzzle-1 || day > puzzle+1) {
			os.of[o].far++
		}
	}
}

// best returns the order by which the fewest dates are wrong. Of several, dots mean that the day comes
// first, and so do slashes, unless times are written in twelve hours.
func (os *orders) best() dateOrder {
	usual := dayMonthYear
	if os.slashes > 0 && os.halves > 0 && os.dots == 0 {
		usual = monthDayYear
	}
	best := usual
	for o := range dateOrders {
		a, b := os.of[o], os.of[best]
		if cmp.Or(cmp.Compare(a.bad+a.far, b.bad+b.far), cmp.Compare(a.back, b.back)) < 0 {
			best = o
		}
	}
	return best
}
