package french

import "ketword/app/text"

var hint = text.Hint{
	Title:    "Indice",
	About:    "Le nombre est gratuit. Tout le reste marque cette partie « avec indices ».",
	Assisted: "Cette partie est marquée « avec indices ».",
	AskWords: "Voir la liste",
	AskWord:  "Voir la réponse",
	AskClue:  "Une lettre et un mot connu",
	Letter:   func(letter, percent string) string { return letter + " est dans " + percent + " de ce qui reste." },
	Familiar: func(word string) string { return word + " est un bon essai, et un mot que tout le monde connaît." },
	Rare:     func(word string) string { return word + " est un bon essai." },
	AskGuess: "Quel est le meilleur essai ?",
	Groups: func(groups, largest int) string {
		if groups == 1 {
			return "Il ne fait qu’un groupe de " + number(largest) + "."
		}
		return "Il fait " + groupsOf(groups, largest) + "."
	},
	WinsIn: func(wins, of int) string { return "Il gagne tout de suite dans " + cases(wins, of) + "." },
	Others: func(groups, largest int) string {
		return "Les autres forment " + groupsOf(groups, largest) + "."
	},
	Undrawn:  "Lui-même n’en fait pas partie.",
	Possible: "Ce peut être un mot secret.",
	Sure:     "Cet essai gagne à coup sûr.",
	Proved:   "Aucun essai ne gagne plus vite en moyenne.",
	Found:    "Aucun meilleur essai n’a été trouvé.",
	Take:     func(word string) string { return "Taper " + word },
	Thinking: "Le coach réfléchit…",
	Solver:   "Ouvrir le solveur avec ces lignes",
}

// cases says in how many cases of how many.
func cases(n, of int) string { return count(n, "cas", "cas") + " sur " + number(of) }

// groupsOf says how many groups a guess makes.
func groupsOf(groups, largest int) string {
	switch {
	case groups == 0 && largest == 0:
		return "aucun groupe"
	case groups == 1:
		return "un seul groupe de " + number(largest)
	case largest == 1:
		return count(groups, "groupe", "groupes") + " de 1"
	}
	return count(groups, "groupe", "groupes") + " de " + number(largest) + " au plus"
}
