package french

import (
	"strconv"

	"ketword/app/text"
)

var stats = text.Stats{
	Title:      "Statistiques",
	All:        "Toutes",
	Modes:      "Parties comptées",
	Lengths:    "Longueur",
	AllLangs:   "Toutes les langues",
	AllLevels:  "Tous les niveaux",
	AllLengths: "Toutes les longueurs",
	Figures: text.Names{
		{"played", "parties jouées"},
		{"won", "gagnées"},
		{"percent", "% de victoires"},
		{"mean", "essais en moyenne"},
		{"fewest", "essais au minimum"},
		{"streak", "jours de suite"},
		{"longest", "plus longue série"},
	},
	Guesses: "Essais",
	Lost:    "perdues",
	More:    "10+",
	None:    "Aucune partie terminée pour l’instant.",
	Unaided: "sans indices",
	Apart: func(n int) string {
		return plural(n, "Comptée à part : ", "Comptées à part : ") + parties(n) + " avec indices."
	},
	Imported: func(wins int) string {
		return "Dont " + victories(wins) + " de scores importés, sans les défaites. 10+ compte pour 10."
	},
	Row:  func(guesses string, games int) string { return guesses + " : " + parties(games) },
	This: func(row string) string { return row + ", dont celle-ci" },
	Trend: text.Names{
		{"days", "Essais en moyenne, par jour"}, {"weeks", "Essais en moyenne, par semaine"},
		{"months", "Essais en moyenne, par mois"}, {"years", "Essais en moyenne, par année"},
	},
	Spans: text.Names{{"days", "Jour"}, {"weeks", "Semaine du"}, {"months", "Mois"}, {"years", "Année"}},
	Month: func(year, month int) string { return shortMonths[month-1] + " " + strconv.Itoa(year) },
}

func parties(n int) string   { return count(n, "partie", "parties") }
func victories(n int) string { return count(n, "victoire", "victoires") }
