package german

import (
	"strconv"

	"ketword/app/text"
)

var rival = text.Rival{
	Beat:     func(n int) string { return tries(n) + " zu schlagen" },
	Unsolved: "noch ungelöst",
	Title:    "Du und dein Gegenüber",
	Open:     "Zeilen vergleichen",
	Mine:     "Du",
	Theirs:   "Dein Gegenüber",
	NoRows:   "Keine Zeilen.",
	Fewer: func(mine, theirs int) string {
		return "Du gewinnst: " + tries(mine) + ", dein Gegenüber " + strconv.Itoa(theirs) + "."
	},
	More: func(mine, theirs int) string {
		return "Dein Gegenüber gewinnt: " + tries(theirs) + ", du " + strconv.Itoa(mine) + "."
	},
	Tie:       func(n int) string { return "Unentschieden: je " + tries(n) + "." },
	OnlyI:     "Du gewinnst: Dein Gegenüber hat es nicht gelöst.",
	GaveUp:    "Du gewinnst: Dein Gegenüber hat aufgegeben.",
	OnlyThey:  func(theirs int) string { return "Dein Gegenüber gewinnt: " + tries(theirs) + "." },
	Neither:   "Ihr habt es beide nicht gelöst.",
	MyHelp:    "Du hattest Tipps.",
	TheirHelp: "Dein Gegenüber hatte Tipps.",
	OurHelp:   "Ihr hattet beide Tipps.",
}
