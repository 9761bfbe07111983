package text

// Help has the sentences of the help. The rows between them are scored by
// the engine; the sentences tell of them.
type Help struct {
	Title       string
	Goal        string
	Marks       string // before AUDIO against ABIDE
	Told        string // after it
	Twice       string // heading, before SPEED against ABIDE
	TwiceTold   string
	Quantum     string // heading
	QuantumTold string // before SLATE against CROWN and PLAID
	Unmixed     string // after it
	Mixed       string // after BRINY
	Win         string // after CROWN
	Keys        string // heading
	KeysTold    string
	Games       string // heading
	GamesTold   string
	About       string // heading
	Private     string
	Rights      string
	Version     func(version string) string
	Licences    string
}

var englishHelp = Help{
	Title:       "How to play",
	Goal:        "Find the secret word in six guesses. Every guess must be a real word, and its marks show how close it is.",
	Marks:       "Say the secret is ABIDE, and you guess:",
	Told:        "A is in the right place: solid. D and I are in the word, but in another place: framed. U and O are not in the word: flat.",
	Twice:       "Letters that repeat",
	TwiceTold:   "ABIDE has one E, so only one E of the guess is marked, and the other is flat. Letters in the right place are marked first, then the others from the left.",
	Quantum:     "Quantum",
	QuantumTold: "There are two secret words at once, and they share no letter. Guess either one, and you win. Say they are CROWN and PLAID:",
	Unmixed:     "Squares: all marks come from one word. L and A are PLAID’s, but the row does not say so.",
	Mixed:       "Circles, between | and ⟩: both words left marks. R and N are CROWN’s, I is PLAID’s. Each marked letter is in one of the two words, never in both, and the row does not say in which.",
	Win:         "You win: the whole word, in squares. The pair has collapsed to it.",
	Keys:        "Keyboard",
	KeysTold:    "Letters type, Enter plays the row, Backspace takes a letter back. A key shows the best mark that its letter has had so far. It is round while only mixed rows have given that mark.",
	Games:       "Games",
	GamesTold:   "Each mode has a new daily puzzle at midnight. The menu has as many random puzzles as you like. There you also choose the language and the length of the words for each mode, and import word lists of your own. A game that you give up counts as lost.",
	About:       "About",
	Private:     "Nothing leaves this device: there is no account and no tracking. Games and statistics are kept in this browser.",
	Rights:      "Ketword is not affiliated with Wordle or its owner.",
	Version:     func(version string) string { return "Version " + version },
	Licences:    "Licences",
}
