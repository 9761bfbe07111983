package german

import "ketword/app/text"

var unfinished = text.Unfinished{
	Title:   "Angefangene Spiele",
	Rows:    func(n int) string { return count(n, "Zeile", "Zeilen") },
	Remove:  func(game string) string { return game + " entfernen" },
	Removed: func(game string) string { return "Entfernt: " + game + "." },
	Back:    func(game string) string { return "Wieder da: " + game + "." },
}
