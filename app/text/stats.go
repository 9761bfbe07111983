package text

// Stats has the sentences of the statistics.
type Stats struct {
	Title   string
	All     string
	Tabs    string             // names the choice of mode
	Figures map[string]string  // what each figure counts, by its name
	Guesses string             // heading of the distribution
	Lost    string             // its last row
	More    string             // its row of ten guesses or more
	None    string             // no games yet
	Apart   func(n int) string // games with hints
	Row     func(guesses string, games int) string
	This    func(row string) string // a row that counts the game in play
}

var englishStats = Stats{
	Title: "Statistics",
	All:   "All",
	Tabs:  "Games counted",
	Figures: map[string]string{
		"played":  "played",
		"won":     "won",
		"percent": "% won",
		"mean":    "average guesses",
		"fewest":  "fewest guesses",
	},
	Guesses: "Guesses",
	Lost:    "lost",
	More:    "10+",
	None:    "No finished games here yet.",
	Apart:   func(n int) string { return "Counted apart: " + englishCount(n, "game", "games") + " with hints." },
	Row: func(guesses string, games int) string {
		return guesses + ": " + englishCount(games, "game", "games")
	},
	This: func(row string) string { return row + ", with this one" },
}
