package german

import (
	"strconv"

	"ketword/app/text"
)

var scores = text.Scores{
	Title:   "Zahlenreihe",
	Open:    "Zahlenreihe (scores.txt) …",
	About:   "Ketword fürs Terminal merkt sich Siege in scores.txt, als Reihe von zehn Zahlen: gewonnene Spiele in 1, 2, … 9 und in 10 oder mehr Versuchen.",
	Line:    "Diese Spiele als Zahlenreihe",
	Save:    "Als scores.txt speichern",
	Saved:   "Als scores.txt gespeichert",
	Copied:  "Zahlenreihe kopiert",
	Blocked: "Dein Browser lässt das Kopieren nicht zu. Markiere die Zahlenreihe und kopiere sie selbst.",
	Add:     "Zahlenreihe hinzufügen",
	Field:   "Zehn Zahlen",
	Enter:   "Hinzufügen",
	File:    "Datei öffnen",
	Lines:   "Hinzugefügte Zahlenreihen",

	Delete: func(line string) string { return "Zahlenreihe " + line + " löschen" },
	Added:  func(wins int) string { return "Hinzugefügt: " + count(wins, "Sieg", "Siege") + "." },
	Grown:  "Ist das der neue Stand einer Zahlenreihe unten, dann lösche den alten.",
	Mine:   "Sind das Spiele von hier, dann zählen sie jetzt doppelt: Lösche die Zahlenreihe unten.",

	Refused: func(reason string) string { return "Es wurde nichts hinzugefügt. " + reason },
	Reason: text.ScoresReason{
		Empty: "Gib zehn Zahlen ein, etwa 0 2 3 8 12 40 32 7 2 3.",
		Lines: func(lines int) string { return "Das sind " + strconv.Itoa(lines) + " Zeilen, nötig ist eine." },
		Numbers: func(numbers int) string {
			return "Die Reihe hat " + count(numbers, "Zahl", "Zahlen") + ", nötig sind zehn."
		},
		NotNumber: func(number int, text string) string {
			return "Zahl " + strconv.Itoa(number) + ", " + quoted(text) + ", ist keine ganze Zahl ab 0."
		},
		TooGreat: func(number int, most string) string {
			return "Zahl " + strconv.Itoa(number) + " ist zu groß: Möglich sind höchstens " + most + "."
		},
		None:  "Die Zahlenreihe enthält keine Siege.",
		Known: "Diese Zahlenreihe ist schon da.",
		Own:   "Das sind die Siege der Spiele hier. Sie zählen schon.",
	},
}
