package french

import "ketword/app/text"

var settings = text.Settings{
	Title:   "Réglages",
	Open:    "Réglages…",
	Unsaved: "Ce navigateur ne laisse pas Ketword enregistrer : ces réglages tiennent jusqu’à ce que vous quittiez la page.",
	Groups:  text.Names{{"look", "Apparence"}, {"keyboard", "Clavier"}, {"game", "Jeu"}, {"language", "Langue"}},
	Rows: text.SettingRows{
		{
			Of:     "theme",
			Name:   "Thème",
			About:  "Celui de l’appareil, ou toujours clair ou sombre.",
			Values: text.Names{{"system", "Appareil"}, {"light", "Clair"}, {"dark", "Sombre"}},
		},
		{
			Of:     "contrast",
			Name:   "Contraste élevé",
			About:  "Noir et blanc, orange et bleu, avec des bordures épaisses.",
			Values: text.Names{{"system", "Appareil"}, {"on", "Oui"}, {"off", "Non"}},
		},
		{
			Of:     "palette",
			Name:   "Couleurs des marques",
			About:  "Beaucoup de personnes daltoniennes distinguent mieux le bleu de l’orange. Le contraste élevé utilise toujours ces couleurs.",
			Values: text.Names{{"usual", "Vert et jaune"}, {"colour-vision", "Bleu et orange"}},
		},
		{
			Of:     "motion",
			Name:   "Animations",
			About:  "Les cases se retournent, les mots refusés tremblent.",
			Values: text.Names{{"system", "Appareil"}, {"reduced", "Aucune"}},
		},
		{
			Of:     "layout",
			Name:   "Disposition du clavier",
			About:  "Pour le clavier à l’écran. Les lettres qui manquent à une disposition, comme Ü ou Ñ, ont leurs propres touches.",
			Values: text.Names{{"list", "Celle des mots"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "De A à Z"}},
		},
		{
			Of:    "large-keys",
			Name:  "Touches plus grandes",
			About: "Des touches plus hautes et des lettres plus grandes sur le clavier à l’écran. Le plateau leur fait place.",
		},
		{
			Of:    "swap-keys",
			Name:  "Échanger Entrée et Retour arrière",
			About: "Met Entrée à droite du clavier à l’écran, et Retour arrière à gauche.",
		},
		{
			Of:    "language",
			Name:  "Langue de la page",
			About: "Celle de ce que vous lisez ici. La langue des mots se choisit avec la grille.",
		},
		{
			Of:    "submit",
			Name:  "Valider automatiquement",
			About: "Le mot est jugé dès qu’il est complet. Un mot refusé reste, et vous pouvez le changer.",
		},
		{
			Of:    "screen-keyboard",
			Name:  "Clavier à l’écran seulement",
			About: "Les autres claviers n’écrivent pas dans le jeu : leurs lettres peuvent servir de commandes à un lecteur d’écran ou à la commande vocale.",
		},
		{
			Of:    "haptics",
			Name:  "Vibrations",
			About: "Légères à chaque touche, plus fortes pour un mot refusé et pour une victoire ; jamais quand les animations sont réduites.",
		},
		{
			Of:    "keep-guessing",
			Name:  "Continuer après une défaite",
			About: "Cache la solution après le dernier essai, pour que vous puissiez continuer. La partie reste perdue.",
		},
		{
			Of:    "count",
			Name:  "Afficher combien il en reste",
			About: "Après chaque essai : combien de mots ou de paires sont encore possibles. Ce nombre ne compte pas comme indice.",
		},
	},
}
