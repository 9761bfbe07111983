package french

import (
	"strconv"

	"ketword/app/text"
)

var scores = text.Scores{
	Title:   "Fichier scores.txt",
	Open:    "Fichier scores.txt…",
	About:   "La version pour terminal garde ses victoires dans scores.txt, une ligne de dix nombres : les parties gagnées en 1, 2, … 9, et en 10 essais ou plus.",
	Line:    "Ces parties en une ligne",
	Save:    "Enregistrer scores.txt",
	Saved:   "Enregistré sous le nom scores.txt",
	Copied:  "Ligne copiée",
	Blocked: "Votre navigateur a bloqué la copie. Sélectionnez la ligne et copiez-la vous-même.",
	Add:     "Ajouter une ligne",
	Field:   "Dix nombres",
	Enter:   "Ajouter",
	File:    "Ouvrir un fichier",
	Lines:   "Lignes ajoutées",

	Delete: func(line string) string { return "Supprimer la ligne " + line },
	Added:  func(wins int) string { return "Ajouté : " + victories(wins) + "." },
	Grown:  "Si elle met à jour une ligne ci-dessous, supprimez l’ancienne.",
	Mine:   "Si ces parties ont été jouées ici, elles comptent désormais deux fois : supprimez la ligne ci-dessous.",

	Refused: func(reason string) string { return "Rien n’a été ajouté. " + reason },
	Reason: text.ScoresReason{
		Empty: "Entrez dix nombres, par exemple 0 2 3 8 12 40 32 7 2 3.",
		Lines: func(n int) string { return "Il y a " + rows(n) + ", il en faut une." },
		Numbers: func(n int) string {
			return "La ligne a " + count(n, "nombre", "nombres") + ", il en faut dix."
		},
		NotNumber: func(n int, text string) string {
			return "Le " + ordinal(n) + " nombre, " + quote(text) + ", n’est pas un entier positif ou nul."
		},
		TooGreat: func(n int, most string) string {
			return "Le nombre " + strconv.Itoa(n) + " est trop grand : le maximum est " + most + "."
		},
		None:  "La ligne ne compte aucune victoire.",
		Known: "Cette ligne a déjà été ajoutée.",
		Own:   "Ce sont les victoires des parties d’ici, qui comptent déjà.",
	},
}
