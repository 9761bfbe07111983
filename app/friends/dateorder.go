package friends

import (
	"cmp"
	"time"

	"ketword/engine"
)

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

// dateOrder is the order of the numbers of a date.
type dateOrder uint8

const (
	dayMonthYear dateOrder = iota
	monthDayYear
	yearMonthDay
	dateOrders
)

// dayIn returns the day of a date, by the order of numbers in it; false if there is no such day. Today
// gives what is not written.
func (d *date) dayIn(o dateOrder, today engine.Day) (engine.Day, bool) {
	switch {
	case d.back > 0:
		return today - engine.Day(d.back-1), true
	case d.weekday > 0: // the last one before today
		return (today - 1).Week(d.weekday - 1), true
	}
	n := d.numbers
	if d.month > 0 {
		return dayOf(n[1], d.month, n[0], today)
	}
	if d.clear() {
		o = yearMonthDay
	}
	switch o {
	case monthDayYear:
		return dayOf(n[2], n[0], n[1], today)
	case yearMonthDay:
		return dayOf(n[0], n[1], n[2], today)
	}
	return dayOf(n[2], n[1], n[0], today)
}

// likely returns the day of a date by the order of the other dates or, if there is no such day, by another
// order; today if no day is given.
func (d *date) likely(o dateOrder, today engine.Day) engine.Day {
	if !d.given() {
		return today
	}
	for _, o := range [...]dateOrder{o, dayMonthYear, monthDayYear, yearMonthDay} {
		if day, is := d.dayIn(o, today); is {
			return day
		}
	}
	return today
}

// dayOf returns the day of a date, unless there is none. The year may have two digits or be missing, which
// means the latest such day.
func dayOf(year, month, date int, today engine.Day) (engine.Day, bool) {
	thisYear, _, _ := today.Date()
	missing := year == 0
	switch {
	case missing:
		year = thisYear
	case year < 100:
		year += 2000
	}
	if month < 1 || month > 12 || date < 1 || date > 31 || year < 1990 || year > thisYear+1 {
		return 0, false
	}
	day := engine.DayOf(year, time.Month(month), date)
	if missing && day > today+1 {
		day = engine.DayOf(year-1, time.Month(month), date)
	}
	_, m, _ := day.Date()
	return day, int(m) == month
}
