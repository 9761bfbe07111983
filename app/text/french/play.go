package french

import "ketword/app/text"

var play = text.Play{
	Open:       "Choisir une grille…",
	Title:      "Choisir une grille",
	Rules:      "Mots et règles",
	Today:      "Grille du jour",
	Play:       "Jouer",
	Unfinished: "Parties en cours",
	Rows:       rows,
	Remove:     func(game string) string { return "Retirer " + game },
	Removed:    func(game string) string { return "Partie retirée : " + game + "." },
	Back:       func(game string) string { return "De retour : " + game + "." },
}
