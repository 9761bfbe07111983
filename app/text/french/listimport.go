package french

import (
	"strconv"

	"ketword/app/text"
)

var listImport = text.ListImport{
	Head: "Importer une liste",
	About: func(least, most int) string {
		return "Un mot par ligne, ou des virgules entre les mots, de " + strconv.Itoa(least) + " à " + strconv.Itoa(most) + " lettres\u202f; aussi du CSV, du JSON, du Hunspell, ou avec des définitions. Collez-les, choisissez un fichier ou déposez-le ici. Majuscules, espaces en trop, lignes vides et doublons sont corrigés. Rien ne quitte cet appareil."
	},
	Name:    "Nom",
	Answers: "Solutions",
	Guesses: "Autres mots acceptés",
	Also:    "Accepter aussi",
	NoOther: "rien d’autre",
	IfShort: func(language string) string {
		return "mots " + languages.Of(language) + " si liste courte"
	},
	Skip:     func(lines int) string { return "Importer les mots, sauter " + rows(lines) },
	Take:     "Prendre aussi les mots d’écritures mêlées",
	All:      func(language string) string { return "tous les mots " + languages.Of(language) },
	Optional: "facultatif",
	Choose:   "Choisir un fichier",
	Pick:     func(field string) string { return field + " : choisir un fichier" },
	Unpick:   func(file string) string { return "Ne pas utiliser " + file },
	Submit:   "Importer",
	Checking: "Vérification…",

	Lengths: "Les mots n’ont pas tous la même longueur. Lesquels voulez-vous ?",
	Length:  func(length, n int) string { return letters(length) + " : " + words(n) },

	Words: func(n int) string { return "Lu\u00a0: " + words(n) + "." },
	JSON:  func(n int) string { return "Lu comme du JSON\u00a0: " + words(n) + "." },
	Hunspell: func(n int) string {
		return "Lu comme un dictionnaire Hunspell\u00a0: " + words(n) + ", sans leurs indicateurs."
	},
	Table: func(column string, n int) string {
		return "Lu comme un tableau\u00a0: " + words(n) + " de la colonne " + quote(column) + "."
	},
	Meanings: func(n int) string { return "Ce qui suit le mot est laissé de côté dans " + rows(n) + "." },
	Comments: func(n int) string {
		return count(n, "ligne de commentaire est laissée", "lignes de commentaire sont laissées") + " de côté."
	},
	Agree: "Importer ces mots",

	Refused: "Rien n’a été importé.",
	Part:    text.Names{{"answers", "Dans les solutions :"}, {"guesses", "Dans les autres mots acceptés :"}},
	TooLong: func(megabytes string, most int) string {
		return megabytes + "\u00a0Mo, et la limite est de " + strconv.Itoa(most) + "\u00a0Mo"
	},
	Unread: "Le fichier n’a pas pu être lu. Choisissez-le de nouveau.",
	Twin: func(title string) string {
		return "Vous avez déjà une liste avec ces solutions : " + quote(title) + "."
	},
	Problem: text.Problem{
		Line: func(line int, excerpt, reason string) string {
			if excerpt == "" {
				return "ligne " + strconv.Itoa(line) + " : " + reason
			}
			return "ligne " + strconv.Itoa(line) + ", " + quote(excerpt) + " : " + reason
		},
		NotLower:   "pas en minuscules",
		NotLetters: "pas seulement des lettres",
		Combining:  "contient un accent qui n’appartient à aucune lettre",
		Lookalikes: "des lettres de plusieurs écritures qui se ressemblent",
		NotText:    "n’est pas du texte UTF-8",
		Control:    "contient un caractère de contrôle",
		Empty:      "ligne vide",
		Letters:    letters,
		Want: func(min, max int) string {
			if min == max {
				return ", il en faut " + strconv.Itoa(min)
			}
			return ", il en faut de " + strconv.Itoa(min) + " à " + strconv.Itoa(max)
		},
		Repeat:  func(line int) string { return "déjà à la ligne " + strconv.Itoa(line) },
		TooMany: func(n, most int) string { return words(n) + ", et la limite est de " + number(most) },
		NoWords: "aucun mot",
	},
}
