package text

import "strings"

// Lab has the sentences of the laboratory.
type Lab struct {
	Title string
	Tabs  string // names the choice of tab
	Tab   Names  // by its name
	Wait  Names  // while a tab looks for what it shows

	Answers     string // what is counted: words, pairs, letters
	Guesses     string
	Pairs       string
	Counted     string // names the choice of words
	OfAnswers   string
	OfGuesses   string
	First       func(vowels, consonants string) string // which letters come first
	Often       string                                 // headings
	Where       string
	Vowels      string
	Consonants  string
	Letter      string // columns
	Share       string
	LettersFile string // names of files, without what stands behind the point
	GamesFile   string
	AsCSV       string
	AsJSON      string

	By        Names  // heading of the best first guesses, by the strategy
	Shortlist string // they come from one
	Guess     string // columns
	Left      string
	Bits      string
	Groups    string
	Largest   string
	TryLabel  string // names the field for a word
	Try       string // button
	Tried     string // heading

	Strategies  string // names their choice
	Strategy    Names  // by its name
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

	NotLength  func(typed string, length int) string
	Unknown    func(typed string) string
	NotSeed    func(typed string) string
	NoStrategy string
	Careless   string
}

var englishLab = Lab{
	Title: "Lab",
	Tabs:  "Part of the lab",
	Tab:   Names{{"letters", "Letters"}, {"openers", "First guesses"}, {"games", "Tournament"}, {"watch", "Watch"}},
	Wait: Names{
		{"letters", "Counting letters …"}, {"openers", "Looking for the best first guesses …"}, {"games", "Playing …"},
		{"watch", "The player is thinking …"},
	},

	Answers:   "answers",
	Guesses:   "allowed guesses",
	Pairs:     "pairs without a common letter",
	Counted:   "Letters of",
	OfAnswers: "Answers",
	OfGuesses: "All guesses",
	First: func(vowels, consonants string) string {
		var parts []string
		if vowels != "" {
			parts = append(parts, "Vowels, most frequent first: "+vowels+".")
		}
		if consonants != "" {
			parts = append(parts, "Consonants: "+consonants+".")
		}
		return strings.Join(parts, " ")
	},
	Often:       "How often",
	Where:       "In which place",
	Vowels:      "Vowels",
	Consonants:  "Consonants",
	Letter:      "Letter",
	Share:       "Share of all letters, in percent",
	LettersFile: "ketword-letters",
	GamesFile:   "ketword-lab",
	AsCSV:       "Export as CSV",
	AsJSON:      "Export as JSON",

	By: Names{
		{"best", "First guess of the strongest strategy"},
		{"eliminate", "Rules out the most on average"},
		{"entropy", "Tells the most, in bits"},
		{"parts", "Makes the most groups"},
		{"minimax", "Best in the worst case"},
	},
	Shortlist: "Estimates: the list has too many pairs to compare all guesses, so these come from a shortlist.",
	Guess:     "Guess",
	Left:      "Left",
	Bits:      "Bits",
	Groups:    "Groups",
	Largest:   "Largest",
	TryLabel:  "Try any first guess",
	Try:       "Try",
	Tried:     "Tried",

	Strategies: "Strategies",
	Strategy: Names{
		{"openers", "Openers"}, {"random", "Random"}, {"eliminate", "Eliminate"}, {"entropy", "Entropy"}, {"minimax", "Minimax"},
		{"parts", "Parts"}, {"best", "Best"},
	},
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

	NotLength: func(typed string, length int) string {
		return "“" + typed + "” does not have " + englishCount(length, "letter", "letters") + "."
	},
	Unknown:    func(typed string) string { return "“" + typed + "” is not in this list." },
	NotSeed:    func(typed string) string { return "“" + typed + "” is not a seed: type a whole number." },
	NoStrategy: "Choose at least one strategy.",
	Careless:   "Openers ignores the level. Choose another strategy, or the level Normal.",
}
