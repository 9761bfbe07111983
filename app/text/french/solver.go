package french

import (
	"strconv"

	"ketword/app/text"
)

var solver = text.Solver{
	Title: "Solveur",
	About: "Entrez les lignes de n’importe quelle partie : voyez ce qui est encore possible, et quoi jouer ensuite.",

	List:  "Mots",
	Entry: "Essai, ou partie à coller",
	Add:   "Ajouter",
	Pool:  "Tout mot accepté peut être la solution",
	Tap:   "Touchez une case pour changer sa marque.",
	Keys:  "Au clavier : les flèches vont d’une case à l’autre ; A, M et B marquent absent, mal placé et bien placé.",
	MarkKeys: text.Names{
		{"absent", "a"}, {"present", "m"}, {"correct", "b"},
	},
	MixKeys: "X rend la ligne mixte, ou non mixte.",
	MixKey:  "x",
	Row:     line,
	Tile:    func(n int, mark string) string { return "Case " + strconv.Itoa(n) + " : " + mark },
	Word:    func(row int) string { return "Essai de la ligne " + strconv.Itoa(row) },

	SetWord:  "Valider",
	Edit:     func(row int) string { return "Modifier l’essai de la ligne " + strconv.Itoa(row) },
	Remove:   func(row int) string { return "Retirer la ligne " + strconv.Itoa(row) },
	Mixed:    "Mixte",
	Clear:    "Tout effacer",
	Game:     "Prendre la partie en cours",
	GameNote: "Elle sera marquée « avec indices ».",

	Waits: "Ne compte pas tant qu’il manque son essai.",
	Misfits: func(n, want int) string {
		return "Ne compte pas : elle a " + letters(n) + ", et les mots de cette liste en ont " + strconv.Itoa(want) + "."
	},
	Classic: "Ne compte pas : seules les parties quantiques ont des lignes mixtes.",
	Half:    "Ne compte pas : une ligne mixte a des marques des deux mots, donc au moins deux.",
	Lacks:   func(word string) string { return word + " n’est pas dans la liste, mais sa ligne compte." },

	NoRows: "Ce texte n’a aucune ligne de jeu. Une ligne est un essai avec ses marques, par exemple salut o_*__, salut 1X0XX ou salut 🟩⬛🟨⬛⬛.",
	Line:   func(n int, what string) string { return line(n) + " : " + what },
	NotMark: func(tile int, symbol string) string {
		return "La marque " + strconv.Itoa(tile) + ", " + quote(symbol) + ", n’est pas connue ici."
	},
	Shapes:   "Une ligne a des carrés et des ronds.",
	Notation: "Une ligne écrit ses marques de deux façons.",
	Marks: func(got, want int) string {
		return count(got, "marque", "marques") + ", il en faut " + strconv.Itoa(want) + "."
	},
	Letters: func(word string, got, want int) string {
		return quote(word) + " a " + letters(got) + ", il en faut " + strconv.Itoa(want) + "."
	},
	NoLength: func(got int) string { return "Aucune liste d’ici n’a de mots de " + letters(got) + "." },
	BadWord:  func(word, reason string) string { return quote(word) + " : " + reason + "." },
	TooMany:  func(most int) string { return rows(most) + " au plus." },

	Several: func(n int) string {
		return "Ce texte contient " + strconv.Itoa(n) + " résultats. Lequel voulez-vous\u202f?"
	},
	Result: func(n, of int) string { return "Résultat " + strconv.Itoa(n) + ", " + rows(of) },

	Solved:        func(word string) string { return "Résolu avec " + word + "." },
	Counting:      "Calcul en cours…",
	Few:           "Encore possibles",
	Partners:      "L’autre mot peut être",
	Contradiction: func(row int) string { return "La ligne " + strconv.Itoa(row) + " ne laisse rien de possible." },
	WithBefore: func(row int) string {
		return "Après les lignes d’avant, la ligne " + strconv.Itoa(row) + " ne laisse rien de possible."
	},
	OneCorrection: "Ce changement suffirait :",
	AnyCorrection: "Un seul de ces changements suffirait :",
	NoCorrection:  "Aucun changement ne suffit à lui seul : plusieurs marques sont fausses.",
	CorrectTile: func(letter string, tile, row int, mark string) string {
		return line(row) + " : lettre " + strconv.Itoa(tile) + ", " + letter + ", " + mark
	},
	CorrectMixed:    func(row int) string { return line(row) + " mixte" },
	CorrectUnmixed:  func(row int) string { return line(row) + " non mixte" },
	AndMixed:        func(correction string) string { return correction + ", et ligne mixte" },
	AndUnmixed:      func(correction string) string { return correction + ", et ligne non mixte" },
	MoreCorrections: func(n int) string { return "… ou " + count(n, "autre changement", "autres changements") + "." },

	Best: "Meilleur essai",
	Why: func(fewer, best string) string {
		return fewer + " laisse moins de possibilités sur le moment, mais le solveur compte les essais jusqu’à la fin des parties, et préfère " + best + "."
	},
	Use:     func(word string) string { return "Ajouter " + word },
	Type:    func(word string) string { return "Taper " + word + " dans la partie" },
	Guesses: "Prochains essais",
	RankBy:  "D’abord",
	Orders: text.Names{
		{"best", "Voit plus loin : les parties prennent le moins d’essais en tout. Le choix du solveur vient en tête."},
		{"left", "Élimine le plus possible : c’est ce qui laisse le moins en moyenne."}, {"bits", "Apprend le plus en moyenne."},
		{"groups", "Les marques en distinguent le plus : utile quand il reste peu."}, {"largest", "Prudent : laisse le moins dans le pire des cas."},
		{"chance", "Tente de gagner tout de suite, et apprend moins sinon."}, {"guess", "Tous les mots dans l’ordre, pour en chercher un."},
	},
	Costs: text.Names{
		{"best", "le moins d’essais (le meilleur)"},
		{"left", "le moins de mots restants"}, {"bits", "le plus de bits"}, {"groups", "le plus de groupes"},
		{"largest", "le meilleur pire des cas"}, {"chance", "la meilleure chance"}, {"guess", "l’ordre alphabétique"},
	},
	Columns: text.Names{
		{"guess", "Essai"}, {"left", "Reste"}, {"bits", "Bits"}, {"groups", "Groupes"}, {"largest", "Max"}, {"chance", "Gagne"},
	},
	Long: text.Names{
		{"guess", "l’essai"}, {"left", "ce qui devrait rester ensuite"}, {"bits", "les bits qu’il devrait apporter"},
		{"groups", "les groupes qu’il fait, chacun avec d’autres marques"}, {"largest", "la taille du plus grand groupe"}, {"chance", "sa chance de gagner"},
	},
	Short:    "Voici les meilleurs d’une présélection : compter tous les essais serait long ici.",
	Estimate: "Ces chiffres sont des estimations, comptées sur un échantillon.",
	More:     "Plus d’essais",
	None:     "Ce niveau n’admet aucun essai.",

	MixedRow: func(row int) string { return "La ligne " + strconv.Itoa(row) + " est mixte." },
	Unmixed:  func(row int) string { return "La ligne " + strconv.Itoa(row) + " n’est pas mixte." },
	Added:    func(row int) string { return "La ligne " + strconv.Itoa(row) + " est ajoutée." },
	Spelled: func(word string, row int) string {
		return word + " est l’essai de la ligne " + strconv.Itoa(row) + "."
	},
	Corrected: func(row int) string { return "La ligne " + strconv.Itoa(row) + " est changée." },
	Removed:   func(row int) string { return "La ligne " + strconv.Itoa(row) + " est retirée." },
	Cleared:   "Toutes les lignes sont retirées.",
	Filled:    func(n int) string { return count(n, "ligne remplie", "lignes remplies") + "." },
	Undone:    "Les lignes sont de retour.",
}

func line(n int) string { return "Ligne " + strconv.Itoa(n) }
