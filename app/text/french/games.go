package french

import "ketword/app/text"

var games = text.Games{
	Title: "Parties terminées",
	Open:  "Parties terminées…",
	Won:   func(n int) string { return "trouvé en " + tries(n) },
	Lost:  "perdu",
	More:  "Parties plus anciennes",

	Look:   "Revoir",
	Again:  "Rejouer",
	Delete: "Supprimer…",

	DeleteAll: func(n int) string {
		if n == 1 {
			return "Supprimer cette partie…"
		}
		return "Supprimer ces " + parties(n) + "…"
	},
	Ask: func(what string) string {
		return "Supprimer " + what + " ? Les statistiques n’en tiendront plus compte."
	},
	No:      "Garder",
	Deleted: func(what string) string { return "Supprimé : " + what + "." },
	Back:    func(what string) string { return "De retour : " + what + "." },
	Several: func(games, lines int) string {
		one, other := parties(games), count(lines, "ligne de scores", "lignes de scores")
		switch {
		case lines == 0:
			return one
		case games == 0:
			return other
		}
		return one + " et " + other
	},
}
