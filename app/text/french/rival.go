package french

import (
	"cmp"
	"strconv"

	"ketword/app/text"
)

var rival = text.Rival{
	Beat:     func(n int) string { return tries(n) + " à battre" },
	Unsolved: "pas encore trouvé",
	Title:    "Les deux parties",
	Open:     "Comparer les lignes",
	Mine:     "Vous",
	Theirs:   "Votre adversaire",
	NoRows:   "Aucune ligne.",
	Fewer: func(mine, theirs int, name string) string {
		return "Vous gagnez : " + tries(mine) + ", contre " + strconv.Itoa(theirs) + " pour " + cmp.Or(name, "votre adversaire") + "."
	},
	More: func(mine, theirs int, name string) string {
		return cmp.Or(name, "Votre adversaire") + " gagne : " + tries(theirs) + ", contre " + strconv.Itoa(mine) + " pour vous."
	},
	Tie: func(n int) string { return "Égalité : " + tries(n) + " chacun." },
	OnlyI: func(name string) string {
		return "Vous gagnez : " + cmp.Or(name, "votre adversaire") + " n’a pas trouvé."
	},
	GaveUp: func(name string) string {
		return "Vous gagnez : " + cmp.Or(name, "votre adversaire") + " a abandonné."
	},
	OnlyThey: func(theirs int, name string) string {
		return cmp.Or(name, "Votre adversaire") + " gagne : " + tries(theirs) + "."
	},
	Neither:   "Ni l’un ni l’autre n’a trouvé.",
	MyHelp:    "Vous avez eu des indices.",
	TheirHelp: func(name string) string { return cmp.Or(name, "Votre adversaire") + " a eu des indices." },
	OurHelp:   "Vous avez tous deux eu des indices.",
}
