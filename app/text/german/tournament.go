package german

import "ketword/app/text"

var tournament = text.Tournament{
	File:        "ketword-labor",
	Strategies:  "Strategien",
	Games:       "Spiele",
	AllGames:    "Alle",
	SomeGames:   func(n int) string { return number(n) + " per Zufall" },
	OpenerLabel: "Startwort für alle Strategien",
	SeedLabel:   "Startzahl der Auslosung",
	Play:        "Spielen",
	Cancel:      "Abbrechen",
	Standing: func(games, of int) string {
		if games == of {
			return count(games, "Spiel", "Spiele")
		}
		return number(games) + " von " + count(of, "Spiel", "Spielen")
	},
	Mean:       func(mean string) string { return mean + " Versuche im Schnitt" },
	Worst:      func(n int) string { return "höchstens " + tries(n) },
	TimeLeft:   func(seconds int) string { return "Noch etwa " + count(seconds, "Sekunde", "Sekunden") },
	Waits:      "Kommt als Nächstes",
	Estimate:   "Geschätzt: Die Liste hat zu viele Paare, darum sind sie aus einer Stichprobe gezogen.",
	Longest:    func(words string) string { return "Am längsten gesucht: " + words },
	Taken:      "Versuche",
	Spread:     func(strategy string) string { return "Spiele von " + quoted(strategy) + " nach Zahl der Versuche" },
	Done:       "Alle Spiele sind gespielt.",
	Ended:      "Das Turnier ist abgebrochen.",
	NotSeed:    func(typed string) string { return quoted(typed) + " ist keine Startzahl: Gib eine ganze Zahl ein." },
	NoStrategy: "Wähle mindestens eine Strategie.",
	Careless:   "Feste Startwörter achten nicht auf die Stufe. Wähle eine andere Strategie oder die Stufe Normal.",
}
