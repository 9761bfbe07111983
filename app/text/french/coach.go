package french

import "ketword/app/text"

var coach = text.Coach{
	Secrets: map[string]text.Secrets{"classic": secrets("mot", "mots"), "quantum": secrets("paire", "paires")},
	Number:  number,
	Nearly:  func(left string) string { return "Environ " + left },
	Failed: text.Names{
		{"none", "Aucune solution de cette liste ne correspond à ces lignes."},
		{"pairs", "Cette liste n’a pas deux mots sans lettre commune."},
		{"list", "La liste de mots n’a pas pu être chargée. Vérifiez votre connexion."},
		{"died", "Le coach s’est arrêté en plein travail."},
		{"worker", "Cela demande un travail en arrière-plan, que ce navigateur ne permet pas."},
		{"other", "Le coach ne sait pas répondre à cela."},
	},
}

func secrets(one, many string) text.Secrets {
	return text.Secrets{
		Ask: "Combien de " + many + " reste-t-il ?",
		Left: func(n int) string {
			return count(n, one, many) + plural(n, " encore possible.", " encore possibles.")
		},
		Count:  func(n int) string { return count(n, one, many) },
		Mean:   func(mean string) string { return amount(mean, one, many) },
		Leaves: func(mean string) string { return "Cet essai laisse " + amount(mean, one, many) + " en moyenne." },
	}
}
