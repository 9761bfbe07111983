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

	Strategy Names // by its name

	NotLength func(typed string, length int) string
	Unknown   func(typed string) string
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

	Strategy: Names{
		{"openers", "Openers"}, {"random", "Random"}, {"eliminate", "Eliminate"}, {"entropy", "Entropy"}, {"minimax", "Minimax"},
		{"parts", "Parts"}, {"best", "Best"},
	},

	NotLength: func(typed string, length int) string {
		return "“" + typed + "” does not have " + englishCount(length, "letter", "letters") + "."
	},
	Unknown: func(typed string) string { return "“" + typed + "” is not in this list." },
}
