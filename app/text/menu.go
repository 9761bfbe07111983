package text

// Menu has the entries of the menu.
type Menu struct {
	Title       string
	Today       string
	NewGame     string
	GiveUp      string
	GiveUpHead  string
	GiveUpAsk   string
	KeepPlaying string
	Update      string
	Play        string // closes the menu after a choice
	Lists       string // opens the player's lists
	Unfinished  string
	Rows        func(n int) string       // rows played of an unfinished game
	Remove      func(game string) string // an unfinished game
	Removed     func(game string) string
	Back        func(game string) string // it was brought back
}

var englishMenu = Menu{
	Title:       "Menu",
	Today:       "Today’s puzzle",
	NewGame:     "New random game",
	GiveUp:      "Give up",
	GiveUpHead:  "Give up?",
	GiveUpAsk:   "The secret will be shown, and the game counts as lost.",
	KeepPlaying: "Keep playing",
	Update:      "Update to the new version",
	Play:        "Play",
	Lists:       "Your word lists …",
	Unfinished:  "Unfinished games",
	Rows:        func(n int) string { return englishCount(n, "row", "rows") },
	Remove:      func(game string) string { return "Remove " + game },
	Removed:     func(game string) string { return "Removed: " + game + "." },
	Back:        func(game string) string { return game + " is back." },
}
