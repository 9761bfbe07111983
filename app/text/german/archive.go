package german

import (
	"strconv"

	"ketword/app/text"
)

var archive = text.Archive{
	Open:  "Archiv …",
	Title: "Archiv",
	Months: [12]string{
		"Januar", "Februar", "März", "April", "Mai", "Juni",
		"Juli", "August", "September", "Oktober", "November", "Dezember",
	},
	Month:    func(name string, year int) string { return name + " " + strconv.Itoa(year) },
	Older:    "Voriger Monat",
	Newer:    "Nächster Monat",
	Weekdays: [7]string{"Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"},
	Short:    [7]string{"Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"},
	Counted: func(played, solved int) string {
		return strconv.Itoa(played) + " beendet, davon " + strconv.Itoa(solved) + " gelöst."
	},
	None: "Noch keines beendet.",
	Day: func(weekday string, date int, month string) string {
		return weekday + ", " + strconv.Itoa(date) + ". " + month
	},
	Today:  func(day string) string { return day + ", heute" },
	InPlay: func(day string) string { return day + ", auf dem Spielfeld" },
	Is:     func(day, how string) string { return day + ": " + how },
	Fresh:  "nicht gespielt",
	Begun:  func(rows int) string { return "angefangen, " + count(rows, "Zeile", "Zeilen") },
	Solved: func(guesses int) string { return "gelöst in " + inTries(guesses) },
	Lost:   "nicht gelöst",
	GaveUp: "aufgegeben",

	Yesterday: "Rätsel von gestern",
}
