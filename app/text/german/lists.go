package german

import (
	"strconv"

	"ketword/app/text"
)

var lists = text.Lists{
	Language: "Sprache",
	Length:   "Buchstaben",
	Default:  func(length int) string { return "Wörter mit " + letters(length) },
	Loading:  func(list string) string { return "Lade " + list + " …" },
	TryAgain: "Erneut versuchen",
	GuessesMissing: func(language string) string {
		return "Die " + ofLanguage.Of(language) + " Wörter konnten nicht geladen werden. Erlaubt sind nur die Wörter der Liste selbst."
	},
	GuessesComing: func(language string) string {
		return "Die " + ofLanguage.Of(language) + " Wörter werden noch geladen."
	},
	NotLoaded: func(list string) string {
		return list + " konnte nicht geladen werden. Bitte prüfe deine Verbindung."
	},
	NoPairs: func(list string) string {
		return list + " geht nicht in Quantum: Je zwei Lösungswörter haben einen Buchstaben gemeinsam."
	},
	Missing: func(length int, fingerprint string) string {
		return "Für diesen Link fehlt dir eine Wortliste (" + strconv.Itoa(length) + " Buchstaben, Kennung " + fingerprint +
			"). Importiere sie im Menü unter „Deine Wortlisten“, dann öffnet sich das Rätsel."
	},
}
