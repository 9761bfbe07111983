package text

// Help has the sentences of the help. The rows between them are scored by
// the engine; the sentences tell of them.
type Help struct {
	Title       string
	Goal        string
	Marks       string // before AUDIO against ABIDE
	Told        string // after it: what its marks mean
	Twice       string // heading, before SPEED against ABIDE
	TwiceTold   string
	Quantum     string // heading
	QuantumTold string // before SLATE against CROWN and PLAID
	Unmixed     string // after it
	Mixed       string // after BRINY
	Win         string // after CROWN
	Keys        string // heading
	KeysTold    string
	KeysByTab   string
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
	Goal:        "Find the secret word in six guesses. Each guess must be a word, and its marks show how close it is.",
	Marks:       "For example, the secret is ABIDE, and you guess:",
	Told:        "Green and solid: right letter, right place. Yellow with a frame: in the word, but elsewhere. Grey: not in the word.",
	Twice:       "Letters that repeat",
	TwiceTold:   "ABIDE has one E, so only one E of the guess is marked, and the other is grey. Letters in the right place are marked first, the rest from left to right.",
	Quantum:     "Quantum",
	QuantumTold: "There are two secret words, and they share no letter. Guess either one to win. For example, they are CROWN and PLAID:",
	Unmixed:     "Squares: all marks come from one word. Here L and A are in PLAID, but the row does not say which word it is.",
	Mixed:       "Circles, between | and ⟩: the marks come from both words. Here R and N are in CROWN, I is in PLAID, but the row does not say which letter is in which word.",
	Win:         "You win: one whole word, in squares. The pair has collapsed to it.",
	Keys:        "Keyboard",
	KeysTold:    "Type letters, press Enter to guess, Backspace to delete. A key shows the best mark that its letter has had. A key is round if only mixed rows have marked its letter.",
	KeysByTab:   "Without a mouse: the Tab key goes to the on-screen keyboard, and the arrows go to its keys. With a screen reader, go to the keyboard first, so that the letters you type reach the game.",
	Games:       "Games",
	GamesTold:   "Each mode has a new puzzle every day, from midnight on. The line above the board leads to other puzzles: as many random ones as you like, and words of another language or length. In the menu you can import your own word lists. A game that you give up counts as lost.",
	About:       "About",
	Private:     "Nothing leaves this device: there is no account and no tracking. Games and statistics are kept in this browser.",
	Rights:      "Ketword is not affiliated with Wordle or its owner.",
	Version:     func(version string) string { return "Version " + version },
	Licences:    "Licences",
}
