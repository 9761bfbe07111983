package french

import (
	"strconv"

	"ketword/app/text"
)

var explainer = text.Explainer{
	Try:     "À vous : changez un mot secret ou l’essai.",
	Words:   text.Names{{"first", "Mot secret 1"}, {"second", "Mot secret 2"}, {"guess", "Essai"}},
	Alone:   func(word string) string { return word + " seul" },
	Shown:   "Ce que vous voyez",
	Marks:   func(word, letters string) string { return word + " marque " + letters + "." },
	Nothing: func(word string) string { return word + " ne marque rien." },
	Mixed:   "Les deux mots marquent la ligne : elle est mixte, en ronds.",
	Unmixed: func(word string) string {
		return "Seul " + word + " marque la ligne : elle n’est pas mixte, donc en carrés."
	},
	Absent: "Rien n’est marqué.",
	Wins:   func(word string) string { return word + " est un mot secret : vous gagnez." },
	Length: func(typed string, length, least, most int) string {
		return quote(typed) + " n’a pas " + letters(length) + ". Les trois mots doivent avoir la même longueur, de " + strconv.Itoa(least) + " à " + strconv.Itoa(most) + " lettres."
	},
	Shares: func(letters string) string {
		return "Les mots secrets ne doivent avoir aucune lettre commune, or tous deux ont " + letters + "."
	},
}
