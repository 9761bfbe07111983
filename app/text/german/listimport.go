package german

import (
	"strconv"

	"ketword/app/text"
)

var listImport = text.ListImport{
	Head: "Liste importieren",
	About: func(least, most int) string {
		return "Ein Wort pro Zeile oder Kommas dazwischen, " + strconv.Itoa(least) + " bis " + strconv.Itoa(most) + " Buchstaben; auch CSV, JSON und Hunspell, oder mit Bedeutungen. Füge die Wörter ein, wähle eine Datei, oder zieh sie hierher. Großbuchstaben, Leerzeichen, leere Zeilen und Wiederholungen werden bereinigt. Nichts verlässt dieses Gerät."
	},
	Name:    "Name",
	Answers: "Lösungswörter",
	Guesses: "Weitere erlaubte Wörter",
	Also:    "Außerdem erlauben",
	NoOther: "nichts",
	IfShort: func(language string) string {
		return languages.Of(language) + " bei kurzer Liste"
	},
	Skip: func(lines int) string {
		return "Die Wörter importieren, " + count(lines, "Zeile", "Zeilen") + " auslassen"
	},
	Take:     "Wörter aus mehreren Schriften auch nehmen",
	All:      func(language string) string { return "alle " + ofLanguage.Of(language) + " Wörter" },
	Optional: "optional",
	Choose:   "Datei wählen",
	Pick:     func(field string) string { return field + ": Datei wählen" },
	Unpick:   func(file string) string { return file + " nicht verwenden" },
	Submit:   "Importieren",
	Checking: "Wird geprüft …",

	Lengths: "Die Wörter sind verschieden lang. Welche möchtest du?",
	Length:  func(length, n int) string { return letters(length) + ": " + words(n) },

	Words: func(n int) string { return "Gelesen: " + words(n) + "." },
	JSON:  func(n int) string { return "Als JSON gelesen: " + words(n) + "." },
	Hunspell: func(n int) string {
		return "Als Hunspell-Wörterbuch gelesen: " + words(n) + ", ohne ihre Kennzeichen."
	},
	Table: func(column string, n int) string {
		return "Als Tabelle gelesen: " + words(n) + " aus der Spalte " + quoted(column) + "."
	},
	Meanings: func(n int) string {
		return "Was hinter dem Wort steht, fällt in " + count(n, "Zeile", "Zeilen") + " weg."
	},
	Comments: func(n int) string {
		return count(n, "Zeile ist ein Kommentar und fällt", "Zeilen sind Kommentare und fallen") + " weg."
	},
	Agree: "Diese Wörter importieren",

	Refused: "Es wurde nichts importiert.",
	Part:    text.Names{{"answers", "In den Lösungswörtern:"}, {"guesses", "In den weiteren erlaubten Wörtern:"}},
	TooLong: func(megabytes string, most int) string {
		return megabytes + " MB, erlaubt sind " + strconv.Itoa(most) + " MB"
	},
	Unread: "Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.",
	Twin:   func(title string) string { return "Diese Lösungswörter hast du schon: " + quoted(title) + "." },
	Problem: text.Problem{
		Line: func(line int, excerpt, reason string) string {
			if excerpt == "" {
				return "Zeile " + strconv.Itoa(line) + ": " + reason
			}
			return "Zeile " + strconv.Itoa(line) + ": " + quoted(excerpt) + ": " + reason
		},
		NotLower:   "nicht kleingeschrieben",
		NotLetters: "nicht nur Buchstaben",
		Combining:  "ein Akzent gehört zu keinem Buchstaben",
		Lookalikes: "Buchstaben verschiedener Schriften, die gleich aussehen",
		NotText:    "kein Text in UTF-8",
		Control:    "enthält ein Steuerzeichen",
		Empty:      "leere Zeile",
		Letters:    letters,
		Want: func(min, max int) string {
			if min == max {
				return ", nötig sind " + strconv.Itoa(min)
			}
			return ", nötig sind " + strconv.Itoa(min) + " bis " + strconv.Itoa(max)
		},
		Repeat:  func(line int) string { return "steht schon in Zeile " + strconv.Itoa(line) },
		TooMany: func(n, most int) string { return words(n) + ", erlaubt sind " + number(most) },
		NoWords: "keine Wörter",
	},
}
