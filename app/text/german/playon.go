package german

import "ketword/app/text"

var playOn = text.PlayOn{
	Title:    "Der Löser spielt",
	Open:     "Löser spielt weiter",
	From:     "Wo er beginnt",
	FromRows: "Ab deinen Zeilen",
	FromZero: "Von vorn",
	Why:      func(word string) string { return "Also rät er " + word + "." },
	Known:    func(word string) string { return "Also kann es nur " + word + " sein." },
	Wins:     "Das gewinnt.",
	Next:     "Nächste Zeile",
	All:      "Alle Zeilen",
	Solved:   func(rows int) string { return "Gelöst in Zeile " + number(rows) + "." },
}
