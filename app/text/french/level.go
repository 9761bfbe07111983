package french

import (
	"strconv"

	"ketword/app/text"
)

var level = text.Level{
	Level: "Niveau",
	Tries: "Essais",
	About: text.Names{
		{"normal", "Tous les mots de la liste sont acceptés."},
		{"hard", "Un essai doit se servir des indices : les lettres bien placées restent, les mal placées reviennent."},
		{"strict", "Seuls sont acceptés les mots qui peuvent encore être un mot secret."},
	},
	Other:    "Un autre nombre d’essais",
	Range:    func(most int) string { return "1–" + strconv.Itoa(most) },
	Set:      "Valider",
	InPlay:   func(rules string) string { return "Partie en cours : " + rules + "." },
	Ease:     func(level string) string { return "La passer en " + level },
	Eased:    func(level string) string { return "La partie en cours passe au niveau " + level + "." },
	Next:     func(rules string) string { return "Dès la prochaine partie : " + rules + "." },
	NoHarder: "Une partie commencée ne peut que devenir plus facile.",
	Begun:    "Une partie commencée garde son nombre d’essais.",
	Played:   "Vous avez déjà joué cette grille avec ces règles.",
	NoTries: func(typed string, most int) string {
		if typed == "" {
			return "Tapez un nombre d’essais, de 1 à " + strconv.Itoa(most) + "."
		}
		return quote(typed) + " n’est pas un nombre d’essais : il faut un nombre entier, de 1 à " + strconv.Itoa(most) + "."
	},
}
