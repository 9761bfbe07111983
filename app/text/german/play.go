package german

import "ketword/app/text"

var play = text.Play{
	Open:       "Rätsel wählen …",
	Title:      "Rätsel wählen",
	Rules:      "Wörter und Regeln",
	Today:      "Rätsel von heute",
	Play:       "Spielen",
	Unfinished: "Angefangene Spiele",
	Rows:       func(n int) string { return count(n, "Zeile", "Zeilen") },
	Remove:     func(game string) string { return game + " entfernen" },
	Removed:    func(game string) string { return "Entfernt: " + game + "." },
	Back:       func(game string) string { return "Wieder da: " + game + "." },
}
