package french

import (
	"strconv"

	"ketword/app/text"
)

var challenge = text.Challenge{
	Open:  "Défier quelqu’un…",
	Title: "Défier quelqu’un",
	About: text.Names{
		{"classic", "Quel mot faudra-t-il trouver ? N’importe quel mot de la liste convient. Le lien ne le cache qu’au premier coup d’œil."},
		{"quantum", "Quels mots faudra-t-il trouver, l’un ou l’autre ? N’importe quels mots de la liste conviennent, s’ils n’ont aucune lettre commune. Le lien ne les cache qu’au premier coup d’œil."},
	},
	Word:   "Mot secret",
	Words:  func(number int) string { return "Mot secret " + strconv.Itoa(number) },
	Name:   "Votre nom",
	Hint:   "Indice",
	Rows:   "Qui ouvre le lien joue la même grille, et voit vos lignes à la fin. Le lien ne les cache qu’au premier coup d’œil.",
	Send:   "Aperçu",
	Friend: "Défi",
	Find:   func(title string) string { return "Qui trouvera mon mot ? " + title },
	Either: func(title string) string { return "Qui trouvera l’un de mes deux mots ? " + title },
	Beat:   func(result string) string { return "Qui fera mieux ? " + result },
	Clue:   func(clue string) string { return "Indice : " + clue },
	By:     func(name string) string { return "Défi : " + name },

	Empty:   "Tapez un mot.",
	NotWord: func(typed string) string { return quote(typed) + " n’est pas un mot : tapez seulement des lettres." },
	Length: func(word string, got, want int) string {
		return word + " a " + letters(got) + " ; les mots de cette liste en ont " + strconv.Itoa(want) + "."
	},
	Unknown: func(word string) string { return word + " n’est pas dans la liste." },
	Looks: func(word string) string {
		return word + " a des lettres d’une autre écriture, qui ne font que se ressembler."
	},
	Meant: func(word string) string { return "Prendre " + word },
	AsIs:  "Le prendre tel quel",
	Shares: func(letters string) string {
		return "Les deux mots ne doivent avoir aucune lettre commune, or tous deux ont " + letters + "."
	},
}
