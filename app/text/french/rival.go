package french

import (
	"strconv"

	"ketword/app/text"
)

var rival = text.Rival{
	Beat:     func(n int) string { return tries(n) + " à battre" },
	Unsolved: "pas encore trouvé",
	Title:    "Vous et votre adversaire",
	Open:     "Comparer les lignes",
	Mine:     "Vous",
	Theirs:   "Votre adversaire",
	NoRows:   "Aucune ligne.",
	Fewer: func(mine, theirs int) string {
		return "Vous gagnez : " + tries(mine) + ", contre " + strconv.Itoa(theirs) + " pour votre adversaire."
	},
	More: func(mine, theirs int) string {
		return "Votre adversaire gagne : " + tries(theirs) + ", contre " + strconv.Itoa(mine) + " pour vous."
	},
	Tie:       func(n int) string { return "Égalité : " + tries(n) + " chacun." },
	OnlyI:     "Vous gagnez : votre adversaire n’a pas trouvé.",
	GaveUp:    "Vous gagnez : votre adversaire a abandonné.",
	OnlyThey:  func(theirs int) string { return "Votre adversaire gagne : " + tries(theirs) + "." },
	Neither:   "Ni l’un ni l’autre n’a trouvé.",
	MyHelp:    "Vous avez eu des indices.",
	TheirHelp: "Votre adversaire a eu des indices.",
	OurHelp:   "Vous avez tous deux eu des indices.",
}
