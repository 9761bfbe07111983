package wording

import (
	"strconv"

	"ketword/app/text"
	"ketword/engine"
)

// Date returns a short date. Year 0 omits the year.
func Date(t *text.Text, year, month, day int) string {
	date := t.Date.Day(day, t.Date.Short(strconv.Itoa(month)))
	if day == 1 {
		date = t.Date.First(t.Date.Short(strconv.Itoa(month)))
	}
	if year == 0 {
		return date
	}
	return t.Date.WithYear(date, year)
}

// FullDate returns the date of a day with its year.
func FullDate(t *text.Text, day engine.Day) string {
	year, month, date := day.Date()
	return Date(t, year, int(month), date)
}

// DayDate returns the date of a day, with its year unless that is the current one.
func DayDate(t *text.Text, day, today engine.Day) string {
	year, month, date := day.Date()
	if this, _, _ := today.Date(); year == this {
		return Date(t, 0, int(month), date)
	}
	return FullDate(t, day)
}
