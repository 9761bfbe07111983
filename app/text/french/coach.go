package french

import "ketword/app/text"

var coach = text.Coach{
	Secrets: map[string]text.Secrets{
		"classic": secrets("mot", "mots", "solution de cette liste", "Le seul mot accepté", "mot accepté", "mots acceptés"),
		"quantum": secrets("paire", "paires", "paire de solutions", "La seule paire de mots acceptés", "paire de mots acceptés", "paires de mots acceptés"),
	},
	Number: number,
	Nearly: func(left string) string { return "Environ " + left },
	Failed: text.Names{
		{"none", "Aucune solution de cette liste ne correspond à ces lignes."},
		{"pairs", "Cette liste n’a pas deux mots sans lettre commune."},
		{"list", "La liste de mots n’a pas pu être chargée. Vérifiez votre connexion."},
		{"died", "Le coach s’est arrêté en plein travail."},
		{"worker", "Cela demande un travail en arrière-plan, que ce navigateur ne permet pas."},
		{"other", "Le coach ne sait pas répondre à cela."},
	},
	Chosen: "C’est un défi : le coach compte avec tous les mots acceptés, pas seulement avec les solutions.",
}

// secrets has the sentences about the secrets of a mode with their nouns, that of the answers a feminine one.
func secrets(one, many, answer, onlyAllowed, allowed, allAllowed string) text.Secrets {
	return text.Secrets{
		Ask: "Combien de " + many + " reste-t-il ?",
		Left: func(n int) string {
			return count(n, one, many) + plural(n, " encore possible.", " encore possibles.")
		},
		Count:  func(n int) string { return count(n, one, many) },
		Mean:   func(mean string) string { return amount(mean, one, many) },
		Leaves: func(mean string) string { return "Cet essai laisse " + amount(mean, one, many) + " en moyenne." },

		Only:        func(words string) string { return "La seule " + answer + " qui convient est " + words + "." },
		NoAnswer:    "Aucune " + answer + " ne convient.",
		Allowed:     func(n int) string { return count(n, allowed+" convient", allAllowed+" conviennent") + "." },
		OnlyAllowed: func(words string) string { return onlyAllowed + " qui convient est " + words + "." },
	}
}
