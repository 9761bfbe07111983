package german

import "ketword/app/text"

var seed = text.Seed{
	Number: "Rätselnummer",
	About: func(number string) string {
		if number == "" {
			return "Eine Nummer ist ein Rätsel, dasselbe für alle, die in diesem Modus, dieser Sprache und dieser Länge spielen."
		}
		return "Das laufende Rätsel hat die Nummer " + number + "."
	},
	Play:     "Spielen",
	Empty:    "Gib die Nummer eines Rätsels ein, etwa 42.",
	NoNumber: func(typed string) string { return quoted(typed) + " ist keine Rätselnummer: Die hat nur Ziffern." },
	TooGreat: func(most string) string { return "Diese Nummer ist zu groß: Das letzte Rätsel hat die " + most + "." },
}
