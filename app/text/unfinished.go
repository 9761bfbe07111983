package text

// Unfinished has what is said of unfinished games.
type Unfinished struct {
	Title   string
	Rows    func(n int) string       // rows played of an unfinished game
	Remove  func(game string) string // an unfinished game
	Removed func(game string) string
	Back    func(game string) string // it was brought back
}

var englishUnfinished = Unfinished{
	Title:   "Unfinished games",
	Rows:    func(n int) string { return englishCount(n, "row", "rows") },
	Remove:  func(game string) string { return "Remove " + game },
	Removed: func(game string) string { return "Removed: " + game + "." },
	Back:    func(game string) string { return game + " is back." },
}
