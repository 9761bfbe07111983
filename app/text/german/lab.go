package german

import (
	"strings"

	"ketword/app/text"
)

var lab = text.Lab{
	Title: "Labor",
	Tabs:  "Teil des Labors",
	Tab:   text.Names{{"letters", "Buchstaben"}, {"openers", "Startwörter"}, {"games", "Turnier"}, {"watch", "Zusehen"}},
	Wait: text.Names{
		{"letters", "Buchstaben werden gezählt …"}, {"openers", "Die besten Startwörter werden gesucht …"}, {"games", "Das Turnier läuft …"},
		{"watch", "Es wird überlegt …"},
	},

	Answers:   "Lösungswörter",
	Guesses:   "erlaubte Wörter",
	Pairs:     "Paare ohne gemeinsamen Buchstaben",
	Counted:   "Gezählte Wörter",
	OfAnswers: "Lösungswörter",
	OfGuesses: "Alle erlaubten",
	First: func(vowels, consonants string) string {
		var parts []string
		if vowels != "" {
			parts = append(parts, "Vokale, die häufigsten zuerst: "+vowels+".")
		}
		if consonants != "" {
			parts = append(parts, "Konsonanten: "+consonants+".")
		}
		return strings.Join(parts, " ")
	},
	Often:       "Wie oft",
	Where:       "An welcher Stelle",
	Vowels:      "Vokale",
	Consonants:  "Konsonanten",
	Letter:      "Buchstabe",
	Share:       "Anteil an allen Buchstaben, in Prozent",
	LettersFile: "ketword-buchstaben",
	AsCSV:       "Als CSV exportieren",
	AsJSON:      "Als JSON exportieren",

	By: text.Names{
		{"best", "Startwort der stärksten Strategie"},
		{"eliminate", "Schließt im Schnitt am meisten aus"},
		{"entropy", "Verrät am meisten, in Bit"},
		{"parts", "Bildet die meisten Gruppen"},
		{"minimax", "Am besten im schlimmsten Fall"},
	},
	Shortlist: "Geschätzt: Die Liste hat zu viele Paare, um alle Wörter zu vergleichen. Diese kommen aus einer Vorauswahl.",
	Guess:     "Wort",
	Left:      "Übrig",
	Bits:      "Bit",
	Groups:    "Gruppen",
	Largest:   "Größte",
	TryLabel:  "Ein Startwort testen",
	Try:       "Testen",
	Tried:     "Getestet",

	Strategy: text.Names{
		{"openers", "Feste Startwörter"}, {"random", "Zufall"}, {"eliminate", "Ausschluss"}, {"entropy", "Entropie"}, {"minimax", "Minimax"},
		{"parts", "Gruppen"}, {"best", "Beste"},
	},

	NotLength: func(typed string, length int) string { return quoted(typed) + " hat nicht " + letters(length) + "." },
	Unknown:   func(typed string) string { return quoted(typed) + " steht nicht in dieser Liste." },
}
