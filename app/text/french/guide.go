package french

import "ketword/app/text"

var guide = text.Guide{
	Title:   "Grille guidée",
	Words:   text.GuideWords{First: "flash", Second: "rouge", Unmixed: "final", Mixed: "cargo"},
	Begin:   "Il y a deux mots secrets, sans aucune lettre commune. Trouvez-en un. Cette partie ne compte pas.",
	Propose: func(word string) string { return "Essayez " + word + "." },
	Absent:  "Aucune marque : aucun des mots n’a ces lettres.",
	Unmixed: func(letters string) string {
		return "Carrés : un mot a " + letters + ", et l’autre n’a aucune lettre de cette ligne."
	},
	Mixed: func(letters string) string {
		return "Ronds : ils viennent des deux. Chaque mot a " + letters + "."
	},
	Solves: "Un mot a F, A et L, donc ce A est le sien, et l’autre mot a R, G ou O. L’un commence par F. Trouvez-en un.",
}
