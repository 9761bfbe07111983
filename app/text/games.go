package text

// Games has the sentences about the list of finished games.
type Games struct {
	Title string
	Open  string // name of the button
	Won   func(tries int) string
	Lost  string
	More  string

	// What can be done with a game.
	Look, Again, Delete string

	// The question before games are deleted, with the answers, and what is told then.
	DeleteAll func(games int) string // name of the button
	Ask       func(what string) string
	No        string
	Deleted   func(what string) string
	Back      func(what string) string
	Several   func(games, lines int) string // games, or lines of imported counts, or both
}

var englishGames = Games{
	Title: "Finished games",
	Open:  "Finished games …",
	Won:   func(tries int) string { return "solved in " + englishNumber(tries) },
	Lost:  "lost",
	More:  "Older games",

	Look:   "Show",
	Again:  "Play again",
	Delete: "Delete …",

	DeleteAll: func(games int) string {
		if games == 1 {
			return "Delete this game …"
		}
		return "Delete these " + englishNumber(games) + " games …"
	},
	Ask:     func(what string) string { return "Delete " + what + "? The statistics won’t count what is deleted." },
	No:      "Keep",
	Deleted: func(what string) string { return "Deleted: " + what + "." },
	Back:    func(what string) string { return "Back again: " + what + "." },
	Several: func(games, lines int) string {
		one, other := englishCount(games, "game", "games"), englishCount(lines, "line of counts", "lines of counts")
		switch {
		case lines == 0:
			return one
		case games == 0:
			return other
		}
		return one + " and " + other
	},
}
