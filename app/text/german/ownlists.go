package german

import "ketword/app/text"

var ownLists = text.OwnLists{
	Title:   "Deine Wortlisten",
	None:    "Importiere eine beliebige Wortliste und spiel damit: klassisch oder in Quantum, täglich oder zufällig.",
	Actions: func(title string) string { return "Liste " + quoted(title) },
	Facts: func(length, answers int) string {
		return letters(length) + " · " + count(answers, "Lösungswort", "Lösungswörter")
	},
	Further: func(guesses int) string { return count(guesses, "weiteres erlaubtes Wort", "weitere erlaubte Wörter") },
	Also:    func(language string) string { return "dazu alle " + ofLanguage.Of(language) + " Wörter" },
	Classic: "nur klassisch",

	Rename:        "Umbenennen",
	Delete:        "Löschen",
	Undo:          "Rückgängig",
	Save:          "Speichern",
	Cancel:        "Abbrechen",
	ExportAnswers: "Lösungen exportieren",
	ExportGuesses: "Weitere exportieren",
	FileAnswers:   func(title string) string { return title + ".txt" },
	FileGuesses:   func(title string) string { return title + ", weitere Wörter.txt" },

	Exported: func(file string) string { return "Exportiert als " + file },
	Imported: func(title string) string { return quoted(title) + " wurde importiert." },
	Cleaned:  func(what string) string { return "Bereinigt: " + what + "." },
	Apart:    func(lines int) string { return count(lines, "zerlegte Zeile", "zerlegte Zeilen") },
	Skipped:  func(lines int) string { return "Ausgelassen: " + count(lines, "Zeile", "Zeilen") + "." },
	Blanks:   func(n int) string { return "Leerzeichen um " + words(n) },
	Unseen:   func(n int) string { return "unsichtbare Zeichen in " + count(n, "Wort", "Wörtern") },
	Capitals: func(n int) string { return "Großbuchstaben in " + count(n, "Wort", "Wörtern") },
	Empty:    func(lines int) string { return count(lines, "leere Zeile", "leere Zeilen") },
	Repeats:  func(n int) string { return count(n, "Wiederholung", "Wiederholungen") },
	LeftOut:  func(n int) string { return "Weggelassen: " + words(n) + " anderer Länge." },
	Unkept: func(title string) string {
		return quoted(title) + " konnte nicht gespeichert werden. Die Liste ist weg, wenn du diese Seite schließt."
	},
	Deleted: func(title string) string { return quoted(title) + " wurde gelöscht." },
	Back:    func(title string) string { return quoted(title) + " ist wieder da." },
	Gone: func(title string) string {
		return quoted(title) + " lässt sich nicht öffnen: Dieser Browser hat die Wörter verloren. Bitte importiere sie noch einmal."
	},
	Unread: "Deine eigenen Listen lassen sich gerade nicht lesen.",
}
