package french

import (
	"strconv"

	"ketword/app/text"
)

var speech = text.Speech{
	Marks: text.Names{{"absent", "absent"}, {"present", "mal placé"}, {"correct", "bien placé"}},
	Row:   func(n int, tiles string) string { return "Ligne " + strconv.Itoa(n) + " : " + tiles + "." },
	MixedRow: func(n int, tiles string) string {
		return "Ligne " + strconv.Itoa(n) + ", mixte : " + tiles + "."
	},
	TypedRow: func(n int, letters string) string {
		return "Ligne " + strconv.Itoa(n) + ", en cours : " + letters + "."
	},
	EmptyRow: func(n int) string { return "Ligne " + strconv.Itoa(n) + ", vide." },
	Blank:    "vide",
	Cursor: func(position int, letter string) string {
		if letter == "" {
			letter = "vide"
		}
		return "Lettre " + strconv.Itoa(position) + " : " + letter + "."
	},
	Behind:      "Fin de la ligne.",
	TriesLeft:   func(n int) string { return "Il reste " + tries(n) + "." },
	Solved:      func(n int, words string) string { return "Trouvé en " + tries(n) + ". " + words },
	Lost:        func(words string) string { return "Pas trouvé. " + words },
	GaveUp:      func(words string) string { return "Partie abandonnée. " + words },
	Opened:      func(mode, puzzle string) string { return mode + ". " + puzzle + "." },
	Key:         func(letter, mark string) string { return letter + ", " + mark },
	MixedKey:    func(letter, mark string) string { return letter + ", " + mark + ", mixte" },
	Tile:        func(letter, mark string) string { return letter + " " + mark },
	Separator:   ", ",
	Conjunction: " et ",
	Disjunction: " ou ",
}
