package german

import "ketword/app/text"

var coach = text.Coach{
	Secrets: map[string]text.Secrets{
		"classic": secrets("Wort", "Wörter", "Lösungswort dieser Liste", "erlaubtes Wort", "erlaubte Wörter", "erlaubte Wort"),
		"quantum": secrets("Paar", "Paare", "Paar von Lösungswörtern", "Paar erlaubter Wörter", "Paare erlaubter Wörter", "Paar erlaubter Wörter"),
	},
	Number: number,
	Nearly: func(left string) string { return "Etwa " + left },
	Failed: text.Names{
		{"none", "Keine Lösung aus dieser Liste passt zu diesen Zeilen."},
		{"pairs", "In dieser Liste gibt es keine zwei Wörter ohne gemeinsamen Buchstaben."},
		{"list", "Die Wortliste konnte nicht geladen werden. Prüfe deine Verbindung."},
		{"died", "Der Trainer ist mittendrin stehen geblieben."},
		{"worker", "Das braucht Arbeit im Hintergrund, und die erlaubt dieser Browser nicht."},
		{"other", "Das kann der Trainer nicht beantworten."},
	},
	Chosen: "Die Lösung hat sich jemand ausgesucht. Darum rechnet der Trainer mit allen erlaubten Wörtern, nicht nur mit den Lösungswörtern.",
}

// secrets has the sentences about the secrets of a mode, whose nouns are neuter; the last stands behind an article.
func secrets(one, many, answer, allowed, allAllowed, onlyAllowed string) text.Secrets {
	return text.Secrets{
		Ask:    "Wie viele " + many + " gibt es noch?",
		Left:   func(n int) string { return count(n, one+" ist", many+" sind") + " noch möglich." },
		Count:  func(n int) string { return count(n, one, many) },
		Mean:   func(mean string) string { return mean + " " + many },
		Leaves: func(mean string) string { return "Im Schnitt bleiben " + mean + " " + many + "." },

		Only:     func(words string) string { return "Das einzige " + answer + ", das passt, ist " + words + "." },
		NoAnswer: "Kein " + answer + " passt.",
		Allowed:  func(n int) string { return count(n, allowed+" passt", allAllowed+" passen") + "." },
		OnlyAllowed: func(words string) string {
			return "Das einzige " + onlyAllowed + ", das passt, ist " + words + "."
		},
	}
}
