package text

// Tournament has the sentences of tournaments in the lab.
type Tournament struct {
	File        string // without what stands behind the point
	Strategies  string // names their choice
	Games       string // names the choice of their number
	AllGames    string
	SomeGames   func(n int) string
	OpenerLabel string
	SeedLabel   string
	Play        string
	Cancel      string
	Standing    func(games, of int) string
	Mean        func(mean string) string
	Worst       func(n int) string
	TimeLeft    func(seconds int) string
	Waits       string
	Estimate    string
	Longest     func(words string) string    // secrets that took the most guesses
	Taken       string                       // columns of a distribution
	Spread      func(strategy string) string // names a distribution
	Done        string
	Ended       string

	NotSeed    func(typed string) string
	NoStrategy string
	Careless   string
}

var englishTournament = Tournament{
	File:        "ketword-lab",
	Strategies:  "Strategies",
	Games:       "Games",
	AllGames:    "All",
	SomeGames:   func(n int) string { return englishNumber(n) + " at random" },
	OpenerLabel: "First guess for all strategies",
	SeedLabel:   "Seed of the draw",
	Play:        "Play",
	Cancel:      "Cancel",
	Standing: func(games, of int) string {
		if games == of {
			return englishCount(games, "game", "games")
		}
		return englishNumber(games) + " of " + englishCount(of, "game", "games")
	},
	Mean:     func(mean string) string { return mean + " guesses on average" },
	Worst:    func(n int) string { return englishCount(n, "guess", "guesses") + " at most" },
	TimeLeft: func(seconds int) string { return "About " + englishCount(seconds, "second", "seconds") + " left" },
	Waits:    "Plays next",
	Estimate: "An estimate: the list has too many pairs to hold, so they were drawn from a sample.",
	Longest:  func(words string) string { return "Took longest: " + words },
	Taken:    "Guesses",
	Spread:   func(strategy string) string { return "Games of " + strategy + " by number of guesses" },
	Done:     "All games are played.",
	Ended:    "The tournament was cancelled.",

	NotSeed:    func(typed string) string { return "“" + typed + "” is not a seed: type a whole number." },
	NoStrategy: "Choose at least one strategy.",
	Careless:   "Openers ignores the level. Choose another strategy, or the level Normal.",
}
