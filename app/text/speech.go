package text

import "strconv"

// Speech has what a screen reader is told, and the names of rows and keys.
type Speech struct {
	Marks       Names // names of the marks absent, present, correct
	Row         func(number int, tiles string) string
	MixedRow    func(number int, tiles string) string
	TypedRow    func(number int, letters string) string
	EmptyRow    func(number int) string
	Blank       string                                   // an empty tile before others
	Cursor      func(position int, letter string) string // where the next letter goes, and what is there; "" is nothing
	Behind      string                                   // the next letter goes behind the row
	TriesLeft   func(n int) string
	Solved      func(tries int, words string) string
	Lost        func(words string) string
	GaveUp      func(words string) string
	Opened      func(mode, puzzle string) string
	Key         func(letter, mark string) string
	MixedKey    func(letter, mark string) string
	Tile        func(letter, mark string) string
	Separator   string // between tiles, and between words
	Conjunction string // between the two words of a secret, and before the last of several letters
	Disjunction string // before the last of several letters of which one is meant
}

var englishSpeech = Speech{
	Marks: Names{{"absent", "absent"}, {"present", "present"}, {"correct", "correct"}},
	Row:   func(number int, tiles string) string { return "Row " + strconv.Itoa(number) + ": " + tiles + "." },
	MixedRow: func(number int, tiles string) string {
		return "Row " + strconv.Itoa(number) + ", mixed: " + tiles + "."
	},
	TypedRow: func(number int, letters string) string {
		return "Row " + strconv.Itoa(number) + ", typing: " + letters + "."
	},
	EmptyRow: func(number int) string { return "Row " + strconv.Itoa(number) + ", empty." },
	Blank:    "blank",
	Cursor: func(position int, letter string) string {
		if letter == "" {
			letter = "blank"
		}
		return "Letter " + strconv.Itoa(position) + ": " + letter + "."
	},
	Behind:    "End of the row.",
	TriesLeft: func(n int) string { return englishCount(n, "try left.", "tries left.") },
	Solved: func(tries int, words string) string {
		return "Solved in " + englishCount(tries, "try", "tries") + ". " + words
	},
	Lost:        func(words string) string { return "Not solved. " + words },
	GaveUp:      func(words string) string { return "Given up. " + words },
	Opened:      func(mode, puzzle string) string { return mode + ". " + puzzle + "." },
	Key:         func(letter, mark string) string { return letter + ", " + mark },
	MixedKey:    func(letter, mark string) string { return letter + ", " + mark + ", mixed" },
	Tile:        func(letter, mark string) string { return letter + " " + mark },
	Separator:   ", ",
	Conjunction: " and ",
	Disjunction: " or ",
}
