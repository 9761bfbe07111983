package text

import "strconv"

// Archive has what is said of daily puzzles of other days, and of the next one.
type Archive struct {
	Open     string // button
	Title    string
	Months   [12]string
	Month    func(name string, year int) string
	Older    string // button: the month before
	Newer    string
	Weekdays [7]string                       // from Monday
	Short    [7]string                       // heads of columns
	Counted  func(played, solved int) string // puzzles of the month
	None     string                          // there are none
	Day      func(weekday string, date int, month string) string
	Today    func(day string) string // the day is today
	InPlay   func(day string) string
	Is       func(day, how string) string // how far the day's puzzle was played
	Fresh    string
	Begun    func(rows int) string
	Solved   func(guesses int) string
	Lost     string
	GaveUp   string

	Yesterday string // button
}

var englishArchive = Archive{
	Open:  "Archive …",
	Title: "Archive",
	Months: [12]string{
		"January", "February", "March", "April", "May", "June",
		"July", "August", "September", "October", "November", "December",
	},
	Month:    func(name string, year int) string { return name + " " + strconv.Itoa(year) },
	Older:    "Previous month",
	Newer:    "Next month",
	Weekdays: [7]string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"},
	Short:    [7]string{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"},
	Counted: func(played, solved int) string {
		return strconv.Itoa(played) + " finished, " + strconv.Itoa(solved) + " solved."
	},
	None: "None finished yet.",
	Day: func(weekday string, date int, month string) string {
		return weekday + " " + strconv.Itoa(date) + " " + month
	},
	Today:  func(day string) string { return day + ", today" },
	InPlay: func(day string) string { return day + ", on the board" },
	Is:     func(day, how string) string { return day + ": " + how },
	Fresh:  "not played",
	Begun:  func(rows int) string { return "unfinished, " + englishCount(rows, "row", "rows") },
	Solved: func(guesses int) string { return "solved in " + strconv.Itoa(guesses) },
	Lost:   "not solved",
	GaveUp: "given up",

	Yesterday: "Yesterday’s puzzle",
}
