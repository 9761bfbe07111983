package text

import "strconv"

// Solver has the sentences of the solver's screen: a position of any game, and what the coach
// finds of it.
type Solver struct {
	Title string // of the dialog, and of the buttons that open it
	About string

	// The position.
	List     string // names of choices
	Entry    string // name of the field for rows
	Add      string
	Pool     string // name of the choice that secrets may be of all allowed words
	Tap      string // how marks are set
	Keys     string // and what keys do on the tiles
	MarkKeys Names  // the letter that sets a mark, by its name
	MixKeys  string // behind Keys, where rows can be mixed
	MixKey   string // the letter that mixes a row
	Row      func(n int) string
	Tile     func(n int, mark string) string // a tile without a letter
	Word     func(row int) string            // name of the field for the guess of a row
	SetWord  string
	Edit     func(row int) string
	Remove   func(row int) string
	Mixed    string // names the switch of a row
	Clear    string
	Game     string // takes the rows of the game in play
	GameNote string // behind it

	// Rows that need attention.
	Waits   string
	Misfits func(letters, want int) string
	Classic string // a mixed row of a classic game
	Half    string
	Lacks   func(word string) string

	// Why what was entered was not taken in.
	NoRows   string
	Line     func(line int, what string) string
	NotMark  func(tile int, symbol string) string
	Shapes   string
	Notation string
	Marks    func(got, want int) string
	Letters  func(word string, got, want int) string
	NoLength func(got int) string
	BadWord  func(word, reason string) string
	TooMany  func(most int) string

	// A text has the results of several games.
	Several func(n int) string
	Result  func(n, rows int) string // names one that has no title

	// What the coach finds.
	Solved          func(word string) string // a row has won
	Counting        string
	Few             string // heading
	Partners        string // heading, where a row has won
	Contradiction   func(row int) string
	WithBefore      func(row int) string
	OneCorrection   string
	AnyCorrection   string
	NoCorrection    string
	CorrectTile     func(letter string, tile, row int, mark string) string
	CorrectMixed    func(row int) string
	CorrectUnmixed  func(row int) string
	AndMixed        func(correction string) string
	AndUnmixed      func(correction string) string
	MoreCorrections func(n int) string

	Best     string                          // heading
	Why      func(fewer, best string) string // the best guess, though another leaves fewer
	Use      func(word string) string
	Type     func(word string) string // into the game in play
	Guesses  string                   // heading
	RankBy   string
	Costs    Names  // ways to rank, by column
	Orders   Names  // and a line that explains each
	Columns  Names  // headings, by column
	Long     Names  // what they are, by column
	Short    string // the guesses are of a shortlist
	Estimate string // figures are of a sample
	More     string
	None     string // the level allows no guess

	// What screen readers are told of a change.
	MixedRow  func(row int) string
	Unmixed   func(row int) string
	Added     func(row int) string
	Spelled   func(word string, row int) string
	Corrected func(row int) string
	Removed   func(row int) string
	Cleared   string
	Filled    func(rows int) string
	Undone    string
}

var englishSolver = Solver{
	Title: "Solver",
	About: "Enter the rows of any game to see what is still possible, and what to guess next.",

	List:  "Words",
	Entry: "Guess, or paste a game",
	Add:   "Add",
	Pool:  "Any allowed word may be the secret",
	Tap:   "Tap a tile to change its mark.",
	Keys:  "With a keyboard: arrows go from tile to tile; A, P and C set absent, present and correct.",
	MarkKeys: Names{
		{"absent", "a"}, {"present", "p"}, {"correct", "c"},
	},
	MixKeys: "M mixes a row, or unmixes it.",
	MixKey:  "m",
	Row:     func(n int) string { return "Row " + strconv.Itoa(n) },
	Tile:    func(n int, mark string) string { return "Letter " + strconv.Itoa(n) + " " + mark },
	Word:    func(row int) string { return "Guess of row " + strconv.Itoa(row) },

	SetWord:  "Set",
	Edit:     func(row int) string { return "Edit the guess of row " + strconv.Itoa(row) },
	Remove:   func(row int) string { return "Remove row " + strconv.Itoa(row) },
	Mixed:    "Mixed",
	Clear:    "Clear all",
	Game:     "Use the game in play",
	GameNote: "It will be marked as assisted.",

	Waits: "Doesn’t count until it has its guess.",
	Misfits: func(letters, want int) string {
		return "Doesn’t count: it has " + strconv.Itoa(letters) + " letters, and the words of this list have " + strconv.Itoa(want) + "."
	},
	Classic: "Doesn’t count: only quantum games have mixed rows.",
	Half:    "Doesn’t count: a mixed row has marks of both words, so at least two.",
	Lacks:   func(word string) string { return word + " is not in the word list, but its row counts." },

	NoRows: "This text has no row of a game. A row is a guess with its marks, such as slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛.",
	Line:   func(line int, what string) string { return "Line " + strconv.Itoa(line) + ": " + what },
	NotMark: func(tile int, symbol string) string {
		return "Mark " + strconv.Itoa(tile) + ", “" + symbol + "”, is not known here."
	},
	Shapes:   "A row has both squares and circles.",
	Notation: "A row writes its marks in two ways.",
	Marks: func(got, want int) string {
		return englishCount(got, "mark", "marks") + ", expected " + strconv.Itoa(want) + "."
	},
	Letters: func(word string, got, want int) string {
		return "“" + word + "” has " + englishCount(got, "letter", "letters") + ", expected " + strconv.Itoa(want) + "."
	},
	NoLength: func(got int) string {
		return "No list here has words of " + englishCount(got, "letter", "letters") + "."
	},
	BadWord: func(word, reason string) string { return "“" + word + "”: " + reason + "." },
	TooMany: func(most int) string { return "At most " + strconv.Itoa(most) + " rows." },

	Several: func(n int) string { return "This text has " + strconv.Itoa(n) + " results. Which one do you want?" },
	Result: func(n, rows int) string {
		return "Result " + strconv.Itoa(n) + ", " + englishCount(rows, "row", "rows")
	},

	Solved:   func(word string) string { return "Solved with " + word + "." },
	Counting: "Counting …",
	Few:      "Still possible",
	Partners: "The other word can be",
	Contradiction: func(row int) string {
		return "Row " + strconv.Itoa(row) + " leaves nothing possible."
	},
	WithBefore: func(row int) string {
		return "With the rows before it, row " + strconv.Itoa(row) + " leaves nothing possible."
	},
	OneCorrection: "This change fixes that:",
	AnyCorrection: "Any one of these changes fixes that:",
	NoCorrection:  "No single change fixes that: more than one mark is wrong.",
	CorrectTile: func(letter string, tile, row int, mark string) string {
		return "Row " + strconv.Itoa(row) + ": letter " + strconv.Itoa(tile) + ", " + letter + ", " + mark
	},
	CorrectMixed:    func(row int) string { return "Row " + strconv.Itoa(row) + " mixed" },
	CorrectUnmixed:  func(row int) string { return "Row " + strconv.Itoa(row) + " not mixed" },
	AndMixed:        func(correction string) string { return correction + ", the row mixed" },
	AndUnmixed:      func(correction string) string { return correction + ", the row not mixed" },
	MoreCorrections: func(n int) string { return "… or one of " + englishCount(n, "other change", "other changes") + "." },

	Best: "Best guess",
	Why: func(fewer, best string) string {
		return fewer + " leaves fewer after one guess, but the solver counts guesses to the end of the games, and prefers " + best + "."
	},
	Use:     func(word string) string { return "Add " + word },
	Type:    func(word string) string { return "Type " + word + " in the game" },
	Guesses: "Next guesses",
	RankBy:  "Rank by",
	Orders: Names{
		{"best", "Looks further ahead: games take the fewest guesses in all. Its own choice comes first."},
		{"left", "Rules out as much as it can: the fewest are left on average."}, {"bits", "Tells the most on average."},
		{"groups", "Marks tell the most of them apart: good where few are left."}, {"largest", "Safe: the least is left if things go badly."},
		{"chance", "Tries what can win at once, and tells less if it does not."}, {"guess", "All words in order, to look one up."},
	},
	Costs: Names{
		{"best", "fewest guesses (best)"},
		{"left", "fewest left (eliminate)"}, {"bits", "most bits (entropy)"}, {"groups", "most groups (parts)"},
		{"largest", "smallest largest group (worst case)"}, {"chance", "best chance to win"}, {"guess", "first in the alphabet"},
	},
	Columns: Names{
		{"guess", "Guess"}, {"left", "Left"}, {"bits", "Bits"}, {"groups", "Groups"}, {"largest", "Largest"}, {"chance", "Win"},
	},
	Long: Names{
		{"guess", "the guess"}, {"left", "expected to be left after it"}, {"bits", "bits that it is expected to tell"},
		{"groups", "groups that it makes, each with its own marks"}, {"largest", "size of the largest group"}, {"chance", "chance that it wins"},
	},
	Short:    "These are the best of a shortlist: counting every guess would take too long.",
	Estimate: "The figures are estimates from a sample.",
	More:     "More guesses",
	None:     "This level allows no guess.",

	MixedRow:  func(row int) string { return "Row " + strconv.Itoa(row) + " is mixed." },
	Unmixed:   func(row int) string { return "Row " + strconv.Itoa(row) + " is not mixed." },
	Added:     func(row int) string { return "Row " + strconv.Itoa(row) + " was added." },
	Spelled:   func(word string, row int) string { return word + " is the guess of row " + strconv.Itoa(row) + "." },
	Corrected: func(row int) string { return "Row " + strconv.Itoa(row) + " was changed." },
	Removed:   func(row int) string { return "Row " + strconv.Itoa(row) + " was removed." },
	Cleared:   "All rows were removed.",
	Filled:    func(rows int) string { return englishCount(rows, "row was", "rows were") + " filled in." },
	Undone:    "The rows are back.",
}
