package french

import "ketword/app/text"

var end = text.End{
	Region: "Résultat",
	Solved: func(n int) string {
		if n == 1 {
			return "Trouvé du premier coup !"
		}
		return "Trouvé en " + tries(n)
	},
	Lost:   "Pas cette fois",
	GaveUp: "Partie abandonnée",
	Secret: func(n int) string {
		if n == 1 {
			return "Le mot était"
		}
		return "Les mots étaient"
	},
	Used:      func(n, most int) string { return used(n, most) + "." },
	Collapsed: func(word string) string { return "La paire s’est réduite à " + word + "." },
	NewGame:   "Nouvelle partie",
	Today:     "Grille du jour",
}
