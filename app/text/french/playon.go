package french

import "ketword/app/text"

var playOn = text.PlayOn{
	Title:    "Le solveur joue",
	Open:     "Laisser le solveur finir",
	From:     "Point de départ",
	FromRows: "De vos lignes",
	FromZero: "Du début",
	Why:      func(word string) string { return "Le solveur essaie donc " + word + "." },
	Known:    func(word string) string { return "C’est donc forcément " + word + "." },
	Wins:     "C’est gagné.",
	Next:     "Ligne suivante",
	All:      "Toutes les lignes",
	Solved:   func(n int) string { return "Trouvé à la ligne " + number(n) + "." },
}
