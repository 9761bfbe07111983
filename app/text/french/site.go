package french

import "ketword/app/text"

// Site has the sentences of the page around the game.
var Site = text.Site{
	Title: "Ketword : Wordle et Wordle quantique",
	Descriptions: text.Names{
		{"solver", "Entrez ou collez les lignes d’une partie : ce qui est encore possible, et les meilleurs prochains essais. Français, anglais, allemand et vos propres listes, hors ligne."},
		{"lab", "Les lettres les plus fréquentes, les meilleurs premiers essais et la stratégie gagnante : pour toute liste de mots, en classique et en quantique, dans votre navigateur."},
	},
	Description: "Trouvez le mot secret en six essais, ou l’un des deux en quantique. Gratuit, sans compte, jouable hors ligne.",
	NoScript:    "Ketword a besoin de JavaScript. Autorisez-le pour cette page, puis rechargez-la.",
	Framed:      "Ketword ne se joue pas dans une autre page, qui pourrait vous montrer n’importe quoi autour.",
	OwnWindow:   "Ouvrir Ketword dans sa propre fenêtre",
	FromFile:    "Ketword ne marche pas depuis un fichier ouvert directement. Il lui faut un serveur web : make run, dans le dossier du projet, en lance un.",
	NoWasm:      "Ketword a besoin de WebAssembly, qui manque à ce navigateur ou y est désactivé. Mettez le navigateur à jour, ou autorisez WebAssembly.",
	LoadFailed:  "Ketword n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
	Crashed:     "Ketword plante sans cesse. Vos parties enregistrées sont toujours là. Réessayez.",
	CrashSave:   "Enregistrer les parties terminées dans un fichier",
	CrashPlace:  "Si vous signalez ce problème, joignez ce qui suit :",
	Judged:      "Mot jugé dès que le jeu sera chargé",
	Retry:       "Réessayer",
	NotFound:    "Page introuvable",
	NotFoundWay: "Jouer à Ketword",
	Classic:     "Classique",
	Quantum:     "Quantique",
	ScreenSmall: "Une partie quantique sur un téléphone : une ligne de cases rondes porte des marques des deux mots",
	ScreenWide:  "Une partie quantique sur un grand écran",
}

var titles = text.Names{
	{"solver", "Solveur pour Wordle et Wordle quantique · Ketword"},
	{"lab", "Labo de Ketword : lettres, premiers essais, tournois"},
}
