package french

import "ketword/app/text"

var settings = text.Settings{
	Title:   "Réglages",
	Open:    "Réglages…",
	Unsaved: "Ce navigateur ne laisse pas Ketword enregistrer : ces réglages tiennent jusqu’à ce que vous quittiez la page.",
	Groups:  text.Names{{"look", "Apparence"}, {"keyboard", "Clavier"}, {"game", "Jeu"}, {"language", "Langue"}},
	Rows: text.SettingRows{
		{Of: "theme", Name: "Thème", Values: text.Names{{"system", "Appareil"}, {"light", "Clair"}, {"dark", "Sombre"}}},
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
		{Of: "motion", Name: "Animations", Values: text.Names{{"system", "Appareil"}, {"reduced", "Aucune"}}},
		{
			Of:     "layout",
			Name:   "Disposition du clavier",
			About:  "Les lettres qui manquent à une disposition, comme Ü ou Ñ, ont leurs propres touches.",
			Values: text.Names{{"list", "Celle des mots"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "De A à Z"}},
		},
		{Of: "large-keys", Name: "Touches plus grandes"},
		{Of: "swap-keys", Name: "Échanger Entrée et Retour arrière", About: "Entrée à droite, Retour arrière à gauche."},
		{Of: "language", Name: "Langue de la page", About: "La langue des mots se choisit avec la grille."},
		{Of: "clear-row", Name: "Effacer tout en deux appuis", About: "Deux appuis rapides sur Retour arrière vident la ligne. Échap le fait toujours."},
		{Of: "submit", Name: "Valider automatique\u00adment", About: "Le mot est jugé dès qu’il est complet."},
		{
			Of:    "screen-keyboard",
			Name:  "Clavier à l’écran seulement",
			About: "Laisse les lettres des autres claviers à un lecteur d’écran ou à la commande vocale.",
		},
		{Of: "haptics", Name: "Vibrations", About: "Légères à chaque touche ; jamais quand les animations sont réduites."},
		{Of: "keep-guessing", Name: "Continuer après une défaite", About: "Cache la solution, pour que vous puissiez continuer. La partie reste perdue."},
		{
			Of:    "count",
			Name:  "Afficher combien il en reste",
			About: "Après chaque essai, le nombre de mots ou de paires encore possibles. Il ne compte pas comme indice.",
		},
		{Of: "dictionary", Name: "Chercher le sens des mots", About: "Après une partie, ses mots mènent au Wiktionnaire, dans un autre onglet."},
	},
}
