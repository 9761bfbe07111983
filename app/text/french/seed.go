package french

import "ketword/app/text"

var seed = text.Seed{
	Number: "Grille par numéro",
	About: func(number string) string {
		if number == "" {
			return "Un numéro, une grille : la même pour tous, dans ce mode, cette langue et cette longueur."
		}
		return "La grille en cours porte le numéro " + number + "."
	},
	Play:  "Y jouer",
	Empty: "Tapez le numéro d’une grille, par exemple 42.",
	NoNumber: func(typed string) string {
		return quote(typed) + " n’est pas un numéro de grille : tapez seulement des chiffres."
	},
	TooGreat: func(most string) string {
		return "Ce numéro est trop grand : la dernière grille porte le numéro " + most + "."
	},
}
