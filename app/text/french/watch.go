package french

import "ketword/app/text"

var watch = text.Watch{
	Player: "Qui joue",
	GoesBy: text.Names{
		{"openers", "Essaie ADIEU, puis SNORT, si la liste les a, puis tire au sort parmi ce qui reste possible."},
		{"random", "Tire au sort parmi ce qui reste possible."},
		{"eliminate", "Élimine le plus possible en moyenne."},
		{"entropy", "Apprend le plus possible en moyenne, en bits."},
		{"minimax", "En laisse le moins possible dans le pire des cas."},
		{"parts", "Divise ce qui reste en autant de groupes que possible."},
		{"best", "La plus forte : elle regarde aussi les essais d’après le prochain."},
	},
	Figure: map[string]func(string) string{
		"eliminate": func(figure string) string { return "Cela élimine " + figure + " en moyenne." },
		"entropy":   func(figure string) string { return "Cela apporte " + figure + " bits en moyenne." },
		"minimax":   func(figure string) string { return "Cela en laisse " + figure + " au plus." },
		"parts":     func(figure string) string { return "Cela fait " + figure + " groupes." },
	},
	Secret: "Mot secret",
	First:  "Premier essai",
	About:  "Sans mot secret ni grille, une grille est tirée au sort. Une telle partie ne compte nulle part.",
	Both:   "Tapez un mot secret ou le numéro d’une grille, pas les deux.",
	Play:   "Regarder",
}
