package german

import "ketword/app/text"

var playOn = text.PlayOn{
	Title:    "Die Lösungshilfe spielt",
	Open:     "Zu Ende spielen lassen",
	From:     "Wo sie beginnt",
	FromRows: "Ab deinen Zeilen",
	FromZero: "Von vorn",
	Why:      func(word string) string { return "Also rät sie " + word + "." },
	Known:    func(word string) string { return "Also kann es nur " + word + " sein." },
	Wins:     "Damit ist es gelöst.",
	Next:     "Nächste Zeile",
	All:      "Alle Zeilen",
	Solved:   func(rows int) string { return "Gelöst in Zeile " + number(rows) + "." },
}
