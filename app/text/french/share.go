package french

import "ketword/app/text"

var share = text.Share{
	Result:   "Partager",
	Link:     "Partager le lien",
	Assisted: func(game string) string { return game + ", avec indices" },
	Again:    func(game string) string { return game + ", à nouveau" },
	Play:     func(address string) string { return "Jouer la même grille : " + address },
	Unsolved: func(address string) string { return "Je n’ai pas trouvé. Et vous ? " + address },
	Random:   "grille au hasard",
	Chosen:   "défi",
	Graded:   func(skill, luck string) string { return "Habileté " + skill + ", chance " + luck + " sur 99" },

	Told:   func(title, ending string) string { return title + " : " + ending },
	Solved: func(n, most int) string { return "trouvé en " + used(n, most) + "." },
	Lost:   func(n int) string { return "pas trouvé en " + tries(n) + "." },
	GaveUp: func(n, most int) string { return "abandonné après " + used(n, most) + "." },
	All:    func(mark string) string { return "tout " + mark },

	Form:           "Sous quelle forme",
	Forms:          text.Names{{"emoji", "Émojis"}, {"words", "Description"}, {"pattern", "Caractères"}, {"digits", "Chiffres"}, {"picture", "Image"}},
	Offer:          "Partager…",
	Copy:           "Copier",
	Save:           "Enregistrer l’image",
	Blocked:        "Votre navigateur a bloqué la copie. Le texte est sélectionné : copiez-le vous-même.",
	BlockedPicture: "Votre navigateur ne sait pas copier les images. Enregistrez-la dans un fichier.",
	WithLink:       text.Setting{Of: "share-link", Name: "Avec un lien", About: "Il mène à la même grille."},
	WithGrades:     text.Setting{Of: "share-grades", Name: "Avec habileté et chance", About: "D’après l’analyse."},
}
