package german

import (
	"strconv"

	"ketword/app/text"
)

var marks = text.Names{{"absent", "fehlt"}, {"present", "woanders"}, {"correct", "richtig"}}

var speech = text.Speech{
	Marks:    marks,
	Row:      func(number int, tiles string) string { return row(number) + ": " + tiles + "." },
	MixedRow: func(number int, tiles string) string { return row(number) + ", gemischt: " + tiles + "." },
	TypedRow: func(number int, letters string) string { return row(number) + ", getippt: " + letters + "." },
	EmptyRow: func(number int) string { return row(number) + ", leer." },
	Blank:    "leer",
	Cursor: func(position int, letter string) string {
		if letter == "" {
			letter = "leer"
		}
		return "Buchstabe " + strconv.Itoa(position) + ": " + letter + "."
	},
	Behind:      "Ende der Zeile.",
	TriesLeft:   func(n int) string { return "Noch " + tries(n) + "." },
	Solved:      func(tries int, words string) string { return "Gelöst in " + inTries(tries) + ". " + words },
	Lost:        func(words string) string { return "Nicht gelöst. " + words },
	GaveUp:      func(words string) string { return "Aufgegeben. " + words },
	Opened:      func(mode, puzzle string) string { return mode + ". " + puzzle + "." },
	Key:         func(letter, mark string) string { return letter + ", " + mark },
	MixedKey:    func(letter, mark string) string { return letter + ", " + mark + ", gemischt" },
	Tile:        func(letter, mark string) string { return letter + " " + mark },
	Separator:   ", ",
	Conjunction: " und ",
	Disjunction: " oder ",
}

// row names a row.
func row(n int) string { return "Zeile " + strconv.Itoa(n) }
