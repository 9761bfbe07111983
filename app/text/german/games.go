package german

import "ketword/app/text"

var games = text.Games{
	Title: "Beendete Spiele",
	Open:  "Beendete Spiele …",
	Won:   func(tries int) string { return "gelöst in " + inTries(tries) },
	Lost:  "verloren",
	More:  "Ältere Spiele",

	Look:   "Ansehen",
	Again:  "Erneut spielen",
	Delete: "Löschen …",

	DeleteAll: func(games int) string {
		if games == 1 {
			return "Dieses Spiel löschen …"
		}
		return "Diese " + number(games) + " Spiele löschen …"
	},
	Ask:     func(what string) string { return what + " löschen? Gelöschtes zählt nicht mehr in der Statistik." },
	No:      "Behalten",
	Deleted: func(what string) string { return "Gelöscht: " + what + "." },
	Back:    func(what string) string { return "Wieder da: " + what + "." },
	Several: func(games, lines int) string {
		one, other := count(games, "Spiel", "Spiele"), count(lines, "Zahlenreihe", "Zahlenreihen")
		switch {
		case lines == 0:
			return one
		case games == 0:
			return other
		}
		return one + " und " + other
	},
}
