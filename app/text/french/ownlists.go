package french

import "ketword/app/text"

var ownLists = text.OwnLists{
	Title:   "Vos listes de mots",
	None:    "Importez n’importe quelle liste de mots et jouez avec : en classique ou en quantique, chaque jour ou au hasard.",
	Actions: func(title string) string { return "Liste " + quote(title) },
	Facts: func(length, answers int) string {
		return letters(length) + " · " + count(answers, "solution", "solutions")
	},
	Further: func(n int) string { return count(n, "autre mot accepté", "autres mots acceptés") },
	Also:    func(language string) string { return "tous les mots " + languages.Of(language) + " acceptés" },
	Classic: "classique seulement",

	Rename:        "Renommer",
	Delete:        "Supprimer",
	Undo:          "Rétablir",
	Save:          "Enregistrer",
	Cancel:        "Annuler",
	ExportAnswers: "Exporter les solutions",
	ExportGuesses: "Exporter les autres mots",
	FileAnswers:   func(title string) string { return title + ".txt" },
	FileGuesses:   func(title string) string { return title + ", autres mots.txt" },

	Exported: func(file string) string { return "Exporté sous le nom " + file },
	Imported: func(title string) string { return "La liste " + quote(title) + " est importée." },
	Cleaned:  func(what string) string { return "Corrigé : " + what + "." },
	Apart:    func(lines int) string { return count(lines, "ligne découpée", "lignes découpées") },
	Skipped:  func(lines int) string { return "Lignes sautées : " + number(lines) + "." },
	Blanks:   func(n int) string { return "espaces autour de " + words(n) },
	Unseen:   func(n int) string { return "caractères invisibles dans " + words(n) },
	Capitals: func(n int) string { return "majuscules dans " + words(n) },
	Empty:    func(n int) string { return count(n, "ligne vide", "lignes vides") },
	Repeats:  func(n int) string { return count(n, "doublon", "doublons") },
	LeftOut:  func(n int) string { return "Laissé de côté : " + words(n) + " d’une autre longueur." },
	Unkept: func(title string) string {
		return "La liste " + quote(title) + " n’a pas pu être enregistrée. Elle disparaîtra quand vous fermerez cette page."
	},
	Deleted: func(title string) string { return "La liste " + quote(title) + " est supprimée." },
	Back:    func(title string) string { return "La liste " + quote(title) + " est de retour." },
	Gone: func(title string) string {
		return "La liste " + quote(title) + " ne peut pas s’ouvrir : ce navigateur a perdu ses mots. Importez-la de nouveau."
	},
	Unread: "Vos propres listes ne peuvent pas être lues pour le moment.",
}
