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
			About:  "Celui de votre appareil, ou toujours clair ou sombre.",
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
			About:  "Beaucoup de personnes daltoniennes distinguent mieux le bleu de l’orange. Le contraste élevé utilise aussi ces couleurs.",
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
			About:  "Où sont les lettres sur le clavier à l’écran, pour tous les mots. Les lettres qui manquent à une disposition, comme Ü ou Ñ, ont leurs propres touches.",
			Values: text.Names{{"list", "Celle des mots"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "De A à Z"}},
		},
		{
			Of:    "large-keys",
			Name:  "Touches plus grandes",
			About: "Des touches plus hautes et des lettres plus grandes sur le clavier à l’écran. Le plateau leur fait de la place.",
		},
		{
			Of:    "swap-keys",
			Name:  "Échanger Entrée et Retour arrière",
			About: "Met Entrée à droite du clavier à l’écran, et Retour arrière à gauche.",
		},
		{
			Of:    "language",
			Name:  "Langue de la page",
			About: "Celle de ce que vous lisez ici. Les mots à trouver ont la leur : elle se choisit avec la grille.",
		},
		{
			Of:    "submit",
			Name:  "Valider à la dernière lettre",
			About: "Le mot est jugé dès qu’il est complet. S’il ne peut être joué, il reste, et vous pouvez le changer.",
		},
		{
			Of:    "screen-keyboard",
			Name:  "Clavier à l’écran seulement",
			About: "Les autres claviers n’écrivent pas dans le jeu : leurs lettres peuvent servir de commandes à un lecteur d’écran ou à la commande vocale.",
		},
		{
			Of:    "haptics",
			Name:  "Vibrer",
			About: "Légèrement à chaque touche, un peu plus pour un mot refusé et pour une victoire ; jamais quand les animations sont réduites.",
		},
		{
			Of:    "keep-guessing",
			Name:  "Continuer après une défaite",
			About: "Après le dernier essai, la solution reste cachée, pour que vous puissiez continuer. La partie reste perdue.",
		},
		{
			Of:    "count",
			Name:  "Dire combien il en reste",
			About: "Après chaque essai : combien de mots ou de paires sont encore possibles. Ce nombre ne compte pas comme indice.",
		},
	},
}
