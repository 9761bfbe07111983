package french

import "ketword/app/text"

var help = text.Help{
	Title: "Comment jouer",
	Samples: text.Samples{
		Secret: "plage", Marks: "garde", Twice: "peser",
		First: "froid", Second: "nuage", Unmixed: "lampe", Mixed: "brume",
	},
	Goal:         "Trouvez le mot secret en six essais. Chaque essai doit être un mot, et ses marques disent si vous approchez.",
	Marks:        "Par exemple, le mot secret est PLAGE, et vous essayez :",
	Told:         "Couleur pleine : bonne lettre, bonne place. Couleur encadrée : dans le mot, mais ailleurs. Gris : pas dans le mot.",
	Twice:        "Lettres répétées",
	TwiceTold:    "PLAGE n’a qu’un E : un seul E de l’essai est donc marqué, et l’autre est gris. Les lettres à la bonne place sont marquées d’abord, puis les autres de gauche à droite.",
	Quantum:      "Quantique",
	QuantumTold:  "Il y a deux mots secrets, sans aucune lettre commune. Trouvez l’un des deux pour gagner. Par exemple, ce sont FROID et NUAGE :",
	Unmixed:      "Des carrés : toutes les marques viennent du même mot. Ici, A et E sont dans NUAGE, mais la ligne ne dit pas de quel mot il s’agit.",
	UnmixedTells: "Donc l’un des mots a A et E, et l’autre n’a aucune des cinq lettres.",
	Mixed:        "Des ronds, entre | et ⟩ : les marques viennent des deux mots. Ici, R est dans FROID, U et E sont dans NUAGE, mais la ligne ne dit pas quelle lettre est dans quel mot.",
	MixedTells:   "Donc chaque mot a au moins une des lettres R, U et E, d’une de ces trois façons, et aucun n’a B ni M.",
	Win:          "Vous gagnez : un mot entier, en carrés. La paire s’est réduite à lui.",
	Keys:         "Clavier",
	KeysTold:     "Tapez des lettres, puis Entrée pour valider ; Retour arrière efface. Pour changer une lettre, touchez sa case, ou allez-y avec une flèche. Une touche montre la meilleure marque que sa lettre a reçue. Elle est ronde si seules des lignes mixtes l’ont marquée.",
	KeysByTab:    "Sans souris : la touche Tab mène au clavier à l’écran, et les flèches à ses touches, ou aux cases si vous tenez Maj. Avec un lecteur d’écran, allez d’abord à ce clavier, pour que vos lettres arrivent dans le jeu.",
	Games:        "Parties",
	GamesTold:    "Chaque mode a une nouvelle grille par jour, dès minuit. La ligne au-dessus du plateau mène à d’autres grilles : autant que vous voulez au hasard, ou avec des mots d’une autre langue ou d’une autre longueur. Le menu permet d’importer vos propres listes de mots. Une partie abandonnée compte comme perdue.",
	About:        "À propos",
	Private:      "Rien ne quitte cet appareil : aucun compte, aucun suivi. Les parties et les statistiques restent dans ce navigateur.",
	Rights:       "Ketword n’est lié ni à Wordle ni à son propriétaire.",
	Version:      func(version string) string { return "Version " + version },
	Licences:     "Licences",
}
