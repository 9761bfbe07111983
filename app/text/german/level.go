package german

import (
	"strconv"

	"ketword/app/text"
)

var level = text.Level{
	Level: "Stufe",
	Tries: "Versuche",
	About: text.Names{
		{"normal", "Du darfst jedes Wort der Liste raten."},
		{"hard", "Du musst die Hinweise nutzen: Richtige Buchstaben bleiben stehen, markierte kommen wieder vor."},
		{"strict", "Du darfst nur Wörter raten, die noch ein Lösungswort sein können."},
	},
	Other:    "Andere Zahl der Versuche",
	Range:    func(most int) string { return "1–" + strconv.Itoa(most) },
	Set:      "Wählen",
	InPlay:   func(rules string) string { return "Das laufende Spiel: " + rules + "." },
	Ease:     func(level string) string { return "Auf " + level + " senken" },
	Eased:    func(level string) string { return "Das laufende Spiel hat ab jetzt die Stufe " + level + "." },
	Next:     func(rules string) string { return "Ab dem nächsten Spiel: " + rules + "." },
	NoHarder: "Ein laufendes Spiel kann nur leichter werden.",
	Begun:    "Ein laufendes Spiel behält seine Zahl der Versuche.",
	Played:   "Dieses Rätsel hast du mit diesen Regeln schon gespielt.",
	NoTries: func(typed string, most int) string {
		if typed == "" {
			return "Gib die Zahl der Versuche ein, von 1 bis " + strconv.Itoa(most) + "."
		}
		return quoted(typed) + " geht nicht: Es muss eine ganze Zahl von 1 bis " + strconv.Itoa(most) + " sein."
	},
}
