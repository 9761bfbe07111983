package german

import (
	"strconv"

	"ketword/app/text"
)

var stats = text.Stats{
	Title:      "Statistik",
	All:        "Alle",
	Modes:      "Gezählte Spiele",
	Lengths:    "Länge",
	AllLangs:   "Alle Sprachen",
	AllLevels:  "Alle Stufen",
	AllLengths: "Alle Längen",
	Figures: text.Names{
		{"played", "gespielt"},
		{"won", "gewonnen"},
		{"percent", "% gewonnen"},
		{"mean", "Versuche im Schnitt"},
		{"fewest", "wenigste Versuche"},
		{"streak", "Tage in Serie"},
		{"longest", "längste Serie"},
	},
	Guesses: "Versuche",
	Lost:    "verloren",
	More:    "10+",
	None:    "Noch keine beendeten Spiele.",
	Unaided: "ohne Tipps",
	Apart:   func(n int) string { return "Extra gezählt: " + count(n, "Spiel", "Spiele") + " mit Tipps." },
	Imported: func(wins int) string {
		return "Darunter " + count(wins, "Sieg", "Siege") + " aus importierten Zahlenreihen, die keine Niederlagen enthalten. 10+ zählt als 10."
	},
	Row:  func(guesses string, games int) string { return guesses + ": " + count(games, "Spiel", "Spiele") },
	This: func(row string) string { return row + ", dieses mitgezählt" },
	Trend: text.Names{
		{"days", "Versuche im Schnitt je Tag"}, {"weeks", "Versuche im Schnitt je Woche"},
		{"months", "Versuche im Schnitt je Monat"}, {"years", "Versuche im Schnitt je Jahr"},
	},
	Spans: text.Names{{"days", "Tag"}, {"weeks", "Woche ab"}, {"months", "Monat"}, {"years", "Jahr"}},
	Month: func(year, month int) string { return months[month-1] + " " + strconv.Itoa(year) },
}
