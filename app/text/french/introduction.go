package french

import "ketword/app/text"

var introduction = text.Introduction{
	Correct: func(letter string) string { return letter + " est juste, et à sa place." },
	Present: func(letter string) string { return letter + " est dans le mot, mais ailleurs." },
	Absent:  func(letter string) string { return letter + " n’est pas dans le mot." },
	Unmixed: "Carrés : tout vient d’un mot. L’autre n’a aucune de ces lettres.",
	Mixed:   "Ronds : des deux. Chaque mot a au moins une des lettres marquées.",
	Marks:   "Plein : bien placé. Cadre : ailleurs. Plat : dans aucun des mots.",
	Begin:   "Tapez un mot pour commencer.",
}
