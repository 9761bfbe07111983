package text

import "strconv"

var englishGame = Game{
	Classic:    "Classic",
	Quantum:    "Quantum",
	Mode:       "Mode",
	Help:       "How to play",
	Statistics: "Statistics",
	Menu:       "Menu",
	Close:      "Close",
	Board:      "Board",
	Keyboard:   "Keyboard",
	Enter:      "Enter",
	Backspace:  "Backspace",
	Daily:      func(number int) string { return "Daily " + strconv.Itoa(number) },
	Seeded:     func(seed uint64) string { return "Puzzle " + strconv.FormatUint(seed, 10) },
	Random:     func(end string) string { return "Puzzle …" + end },
	Title:      func(mode, puzzle string) string { return mode + " · " + puzzle + " · Ketword" },
	Language:   func(tag string) string { return englishLanguages[tag] },
	Letters:    func(n int) string { return strconv.Itoa(n) + " letters" },
	Tries:      englishTries,
	Level:      func(level string) string { return englishLevels[level] },
	Loading:    "Loading …",
}

var englishLanguages = map[string]string{"en": "English", "de": "German", "fr": "French"}

var englishLevels = map[string]string{"normal": "Normal", "hard": "Hard", "strict": "Strict"}

func englishTries(n int) string {
	if n == 0 {
		return "No limit"
	}
	return englishCount(n, "try", "tries")
}

// englishCount writes a number with its noun.
func englishCount(n int, one, many string) string {
	return strconv.Itoa(n) + " " + plural(n, one, many)
}

var englishEnd = End{
	Solved: func(tries int) string { return "Solved in " + strconv.Itoa(tries) },
	Lost:   "Not this time",
	GaveUp: "Given up",
	Answer: func(n int) string {
		if n == 1 {
			return "The word was"
		}
		return "The words were"
	},
	Used: func(used, tries int) string {
		if tries == 0 {
			return englishCount(used, "try", "tries") + "."
		}
		return strconv.Itoa(used) + " of " + englishCount(tries, "try", "tries") + "."
	},
	Collapsed: func(word string) string { return "Collapsed to " + word + "." },
	Share:     "Share",
	NewGame:   "New game",
	Today:     "Daily",
	Title:     func(mode, place string) string { return "Ketword " + mode + ", " + place + ":" },
	ShareHead: "Share",
	ShareHint: "This browser let nothing be copied. Select the text, and copy it yourself.",
}

var englishMenu = Menu{
	Title:       "Menu",
	Today:       "Today’s puzzle",
	NewGame:     "New random game",
	Link:        "Share a link to this puzzle",
	GiveUp:      "Give up",
	GiveUpHead:  "Give up?",
	GiveUpAsk:   "The secret will be shown, and the game counts as lost.",
	KeepPlaying: "Keep playing",
	Update:      "Load the new version",
	Language:    "Language",
	Length:      "Letters",
	Play:        "Play",
	Lists:       "Your word lists …",
	Unfinished:  "Unfinished games",
	Rows:        func(n int) string { return englishCount(n, "row", "rows") },
}

var englishStats = Stats{
	Title:   "Statistics",
	All:     "All",
	Tabs:    "Games counted",
	Played:  "played",
	Won:     "won",
	Percent: "% won",
	Mean:    "mean",
	Decimal: ".",
	Guesses: "Guesses",
	Lost:    "lost",
	More:    "10+",
	None:    "No finished games yet. They will be counted here.",
	Row: func(guesses string, games int) string {
		return guesses + ": " + englishCount(games, "game", "games")
	},
}

var englishHelp = Help{
	Title:       "How to play",
	Goal:        "Find the secret word in six guesses. Every guess must be a real word, and its row tells how close it is.",
	Marks:       "Say the secret is ABIDE, and you guess:",
	Told:        "A stands in its place: solid. D and I are in the word, but elsewhere: framed. U and O are not in it: flat.",
	Twice:       "Letters that repeat",
	TwiceTold:   "ABIDE has one E, so only one E of the guess is marked, and the other is flat. A letter in its own place is marked first, then from the left.",
	Quantum:     "Quantum",
	QuantumTold: "Two secret words at once, which share no letter. Guess either one, and you win. Say they are CROWN and PLAID:",
	Unmixed:     "Squares: all marks come from one word. L and A are PLAID’s, but the row does not say so.",
	Mixed:       "Circles, between | and ⟩: both words left marks. R and N are CROWN’s, I is PLAID’s. Each marked letter is in one of the two words, never in both, and the row does not say in which.",
	Win:         "You win: the whole word, in squares. The pair has collapsed to it.",
	Keys:        "Keyboard",
	KeysTold:    "Letters type, Enter plays the row, Backspace takes a letter back. A key shows the best mark of its letter so far. A round key: only mixed rows have marked it so.",
	Games:       "Games",
	GamesTold:   "There is a new daily puzzle for each mode at midnight, and as many random ones as you like in the menu. There, too, you choose the language and the length of the words for each mode, and bring word lists of your own. A puzzle that you give up counts as lost.",
	About:       "About",
	Private:     "Nothing leaves this device: there is no account and no tracking. Games and statistics are kept in this browser.",
	Rights:      "Ketword is not affiliated with Wordle or its owner.",
	Version:     func(version string) string { return "Version " + version },
	Licences:    "Licences",
}
