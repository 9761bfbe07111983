package german

import (
	"strconv"

	"ketword/app/text"
)

var history = text.History{
	Head:     "Importieren und exportieren",
	Export:   "Spiele exportieren",
	Import:   "Spiele importieren",
	Reading:  "Wird gelesen …",
	File:     "ketword-spiele.json",
	Exported: func(file string) string { return "Spiele exportiert als " + file },
	Added:    func(what string) string { return what + " hinzugefügt." },
	NoneNew:  noneNew,
	Settings: "Die Einstellungen der Datei gelten überall, wo du noch keine gewählt hattest.",
	Unknown:  "Einstellungen, die diese Version von Ketword nicht kennt, wurden weggelassen.",
	Refused:  func(reason string) string { return "Es wurde nichts importiert. " + reason },
	Reason: text.HistoryReason{
		Empty: "Die Datei ist leer.",
		TooLong: func(megabytes string, most int) string {
			return "Die Datei hat " + megabytes + " MB, erlaubt sind " + strconv.Itoa(most) + " MB."
		},
		NotJSON: func(line, character int) string {
			return "Diese Datei enthält keine Spiele von Ketword: In Zeile " + strconv.Itoa(line) + ", Zeichen " + strconv.Itoa(character) + " ist sie kein gültiges JSON."
		},
		Other:      "Diese Datei enthält keine Spiele von Ketword.",
		Newer:      "Die Datei stammt aus einer neueren Version von Ketword.",
		Scores:     "Die Zahlenreihen in der Datei haben keine zehn Zahlen.",
		Settings:   "Die Einstellungen in der Datei sind nicht lesbar.",
		Shape:      badGame("ist nicht wie ein Spiel aufgebaut"),
		Name:       badGame("hat keinen gültigen Rätselnamen"),
		Secret:     badGame("hat eine unlesbare Lösung"),
		Guesses:    badGame("hat Versuche, die nicht erlaubt sind"),
		Rival:      badGame("hat ein unlesbares Spiel des Gegenübers"),
		List:       badGame("nennt seine Wortliste nicht"),
		Unfinished: badGame("ist nicht beendet"),
		BadToo: func(first, numbers string, more int) string {
			if more > 0 {
				numbers += " und " + count(more, "weiteres", "weitere")
			}
			return first + " Auch fehlerhaft: " + numbers + "."
		},
	},
}

func noneNew(games int) string {
	switch games {
	case 0:
		return "Keine neuen Spiele: Die Datei enthält keine."
	case 1:
		return "Keine neuen Spiele: Das eine in der Datei ist schon hier."
	}
	return "Keine neuen Spiele: Alle " + number(games) + " sind schon hier."
}

// badGame returns the sentence that says what is wrong with a game.
func badGame(fault string) func(int) string {
	return func(game int) string { return "Spiel " + strconv.Itoa(game) + " " + fault + "." }
}
