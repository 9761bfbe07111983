package text

import "strconv"

// Stats has the sentences of the statistics.
type Stats struct {
	Title string
	All   string // modes

	// What is selected: names of the choices, and of all.
	Modes, Lengths                  string
	AllLangs, AllLengths, AllLevels string

	Figures  Names                 // what each figure counts, by its name
	Guesses  string                // heading of the distribution
	Lost     string                // its last row
	More     string                // its row of ten guesses or more
	None     string                // no games yet
	Unaided  string                // what is counted as played, where other games had hints
	Apart    func(n int) string    // games with hints
	Imported func(wins int) string // of imported counts
	Row      func(guesses string, games int) string
	This     func(row string) string // a row that counts the game in play

	// The chart of guesses over time, by the length of its periods: its title, and what
	// stands above the names in its table.
	Trend, Spans Names
	Month        func(year, month int) string
}

var englishStats = Stats{
	Title:      "Statistics",
	All:        "All",
	Modes:      "Games counted",
	Lengths:    "Length",
	AllLangs:   "All languages",
	AllLevels:  "All levels",
	AllLengths: "All lengths",
	Figures: Names{
		{"played", "played"},
		{"won", "won"},
		{"percent", "% won"},
		{"mean", "average guesses"},
		{"fewest", "fewest guesses"},
		{"streak", "daily streak"},
		{"longest", "longest streak"},
	},
	Guesses: "Guesses",
	Lost:    "lost",
	More:    "10+",
	None:    "No finished games here yet.",
	Unaided: "without hints",
	Apart:   func(n int) string { return "Counted apart: " + englishCount(n, "game", "games") + " with hints." },
	Imported: func(wins int) string {
		return "Including " + englishCount(wins, "win", "wins") + " from imported counts, which have no losses. 10+ counts as 10."
	},
	Row: func(guesses string, games int) string {
		return guesses + ": " + englishCount(games, "game", "games")
	},
	This: func(row string) string { return row + ", with this one" },
	Trend: Names{
		{"days", "Average guesses by day"}, {"weeks", "Average guesses by week"}, {"months", "Average guesses by month"}, {"years", "Average guesses by year"},
	},
	Spans: Names{{"days", "Day"}, {"weeks", "Week from"}, {"months", "Month"}, {"years", "Year"}},
	Month: func(year, month int) string { return englishMonths[month-1] + " " + strconv.Itoa(year) },
}
