package german

import (
	"cmp"
	"strconv"

	"ketword/app/text"
)

var rival = text.Rival{
	Beat:     func(n int) string { return tries(n) + " zu schlagen" },
	Unsolved: "noch ungelöst",
	Title:    "Beide Spiele",
	Open:     "Zeilen vergleichen",
	Mine:     "Du",
	Theirs:   "Dein Gegenüber",
	NoRows:   "Keine Zeilen.",
	Fewer: func(mine, theirs int, name string) string {
		return "Du gewinnst: " + tries(mine) + ", " + cmp.Or(name, "dein Gegenüber") + " " + strconv.Itoa(theirs) + "."
	},
	More: func(mine, theirs int, name string) string {
		return cmp.Or(name, "Dein Gegenüber") + " gewinnt: " + tries(theirs) + ", du " + strconv.Itoa(mine) + "."
	},
	Tie: func(n int) string { return "Unentschieden: je " + tries(n) + "." },
	OnlyI: func(name string) string {
		return "Du gewinnst: " + cmp.Or(name, "Dein Gegenüber") + " hat es nicht gelöst."
	},
	GaveUp: func(name string) string {
		return "Du gewinnst: " + cmp.Or(name, "Dein Gegenüber") + " hat aufgegeben."
	},
	OnlyThey: func(theirs int, name string) string {
		return cmp.Or(name, "Dein Gegenüber") + " gewinnt: " + tries(theirs) + "."
	},
	Neither:   "Ihr habt es beide nicht gelöst.",
	MyHelp:    "Du hattest Tipps.",
	TheirHelp: func(name string) string { return cmp.Or(name, "Dein Gegenüber") + " hatte Tipps." },
	OurHelp:   "Ihr hattet beide Tipps.",
}
