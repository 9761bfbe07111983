package text

// Play has what is said of choosing what to play.
type Play struct {
	Open       string // entry of the menu
	Title      string
	Rules      string // heading of the second part
	Today      string
	Play       string // closes the dialog after a choice
	Unfinished string
	Rows       func(n int) string       // rows played of an unfinished game
	Remove     func(game string) string // an unfinished game
	Removed    func(game string) string
	Back       func(game string) string // it was brought back
}

var englishPlay = Play{
	Open:       "Choose a puzzle …",
	Title:      "Choose a puzzle",
	Rules:      "Words and rules",
	Today:      "Today’s puzzle",
	Play:       "Play",
	Unfinished: "Unfinished games",
	Rows:       func(n int) string { return englishCount(n, "row", "rows") },
	Remove:     func(game string) string { return "Remove " + game },
	Removed:    func(game string) string { return "Removed: " + game + "." },
	Back:       func(game string) string { return game + " is back." },
}
