package french

import (
	"strconv"

	"ketword/app/text"
)

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
	Used:      used,
	Collapsed: func(word string) string { return "La paire s’est réduite à " + word },
	Random:    "Grille au hasard",
	LookUp:    func(word string) string { return "Chercher " + word + " dans le Wiktionnaire" },
	Today:     "Grille du jour",
	TodayIn:   text.Names{{"classic", "Classique du jour"}, {"quantum", "Quantique du jour"}},
	Streak:    func(days int) string { return "série " + strconv.Itoa(days) },
	Next: func(hours, minutes int) string {
		left := strconv.Itoa(minutes) + "\u00a0min"
		switch {
		case hours > 0 && minutes == 0:
			left = strconv.Itoa(hours) + "\u00a0h"
		case hours > 0:
			left = strconv.Itoa(hours) + "\u00a0h " + left
		}
		return "Prochaine grille dans " + left + "."
	},
}
