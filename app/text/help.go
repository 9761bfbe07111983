package text

// Help has the sentences of the help. The rows between them are scored by
// the engine, from words of the language; the sentences tell of them.
type Help struct {
	Title        string
	Samples      Samples
	Goal         string
	Marks        string // before the first row
	Told         string // after it: what its marks mean
	Twice        string // heading, before the second row
	TwiceTold    string
	Quantum      string // heading
	QuantumTold  string // before the row that is not mixed
	Unmixed      string // after it
	UnmixedTells string // after what it tells of each word
	Mixed        string // after the mixed one
	MixedTells   string // after the ways in which its marks may be of the words
	Win          string // after the one that wins
	Keys         string // heading
	KeysTold     string
	KeysByTab    string
	Games        string // heading
	GamesTold    string
	About        string // heading
	Private      string
	Rights       string
	Version      func(version string) string
	Licences     string
}

// Samples has the words of the help's rows, in lower case, all of one length. The first
// secret word of two is also the guess that wins.
type Samples struct {
	Secret         string // the one word of a classic game
	Marks, Twice   string // guesses: with a mark of each kind, and with a letter twice that the secret has once
	First, Second  string // the secret words of a quantum game
	Unmixed, Mixed string // guesses: marked by the second word, and by both
}

var englishHelp = Help{
	Title: "How to play",
	Samples: Samples{
		Secret: "abide", Marks: "audio", Twice: "speed",
		First: "crown", Second: "plaid", Unmixed: "slate", Mixed: "briny",
	},
	Goal:         "Find the secret word in six guesses. Each guess must be a word, and its marks show how close it is.",
	Marks:        "For example, the secret is ABIDE, and you guess:",
	Told:         "Solid colour: right letter, right place. Colour with a frame: in the word, but elsewhere. Grey: not in the word.",
	Twice:        "Letters that repeat",
	TwiceTold:    "ABIDE has one E, so only one E of the guess is marked, and the other is grey. Letters in the right place are marked first, the rest from left to right.",
	Quantum:      "Quantum",
	QuantumTold:  "There are two secret words, and they share no letter. Guess either one to win. For example, they are CROWN and PLAID:",
	Unmixed:      "Squares: all marks come from one word. Here L and A are in PLAID, but the row does not say which word it is.",
	UnmixedTells: "So one word has L and A, in these places, and the other has none of the five letters.",
	Mixed:        "Circles, between | and ⟩: the marks come from both words. Here R and N are in CROWN, I is in PLAID, but the row does not say which letter is in which word.",
	MixedTells:   "So each word has at least one of R, I and N, in one of these three ways, and neither has B or Y.",
	Win:          "You win: one whole word, in squares. The pair has collapsed to it.",
	Keys:         "Keyboard",
	KeysTold:     "Type letters, press Enter to guess, Backspace to delete. To change a letter, tap its tile, or go to it with an arrow key. A key shows the best mark its letter has had. It is round if only mixed rows have marked the letter.",
	KeysByTab:    "Without a mouse: the Tab key goes to the on-screen keyboard, and the arrows go to its keys, or to the tiles if you hold Shift. With a screen reader, go to the keyboard first, so that your letters reach the game.",
	Games:        "Games",
	GamesTold:    "Each mode has a new puzzle every day, from midnight on. The line above the board leads to others: as many random ones as you like, and words of other languages and lengths. In the menu you can import your own word lists. A game you give up counts as lost.",
	About:        "About",
	Private:      "Nothing leaves this device: there is no account and no tracking. Games and statistics are kept in this browser.",
	Rights:       "Ketword is not affiliated with Wordle or its owner.",
	Version:      func(version string) string { return "Version " + version },
	Licences:     "Licences",
}
