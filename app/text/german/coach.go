package german

import "ketword/app/text"

var coach = text.Coach{
	Secrets: map[string]text.Secrets{"classic": secrets("Wort", "Wörter"), "quantum": secrets("Paar", "Paare")},
	Number:  number,
	Nearly:  func(left string) string { return "Etwa " + left },
	Failed: text.Names{
		{"none", "Keine Lösung aus dieser Liste passt zu diesen Zeilen."},
		{"pairs", "In dieser Liste gibt es keine zwei Wörter ohne gemeinsamen Buchstaben."},
		{"list", "Die Wortliste konnte nicht geladen werden. Prüfe deine Verbindung."},
		{"died", "Der Trainer ist mittendrin stehen geblieben."},
		{"worker", "Das braucht Arbeit im Hintergrund, und die erlaubt dieser Browser nicht."},
		{"other", "Das kann der Trainer nicht beantworten."},
	},
}

// secrets has the sentences about the secrets of a mode, whose noun is neuter.
func secrets(one, many string) text.Secrets {
	return text.Secrets{
		Ask:    "Wie viele " + many + " gibt es noch?",
		Left:   func(n int) string { return count(n, one+" ist", many+" sind") + " noch möglich." },
		Count:  func(n int) string { return count(n, one, many) },
		Mean:   func(mean string) string { return mean + " " + many },
		Leaves: func(mean string) string { return "Im Schnitt bleiben " + mean + " " + many + "." },
	}
}
