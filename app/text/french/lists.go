package french

import "ketword/app/text"

var lists = text.Lists{
	Language: "Langue",
	Length:   "Lettres",
	Default:  func(length int) string { return "Mots de " + letters(length) },
	Loading:  func(list string) string { return "Chargement : " + list + "…" },
	TryAgain: "Réessayer",
	GuessesMissing: func(language string) string {
		return "Les mots " + languages.Of(language) + " n’ont pas pu être chargés. Seuls ceux de la liste sont acceptés."
	},
	GuessesComing: func(language string) string {
		return "Les mots " + languages.Of(language) + " se chargent encore."
	},
	NotLoaded: func(list string) string {
		return "La liste " + quote(list) + " n’a pas pu être chargée. Vérifiez votre connexion."
	},
	NoPairs: func(list string) string {
		return "La liste " + quote(list) + " ne se joue pas en quantique : deux de ses solutions ont toujours une lettre commune."
	},
	Missing: func(length int, fingerprint string) string {
		return "Ce lien demande une liste de mots que vous n’avez pas (" + letters(length) + ", empreinte " + fingerprint +
			"). Importez-la dans « Vos listes de mots », au menu, et la grille s’ouvrira."
	},
}
