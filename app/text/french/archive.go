package french

import (
	"strconv"
	"strings"

	"ketword/app/text"
)

var archive = text.Archive{
	Open:  "Archives…",
	Title: "Archives",
	Months: [12]string{
		"janvier", "février", "mars", "avril", "mai", "juin",
		"juillet", "août", "septembre", "octobre", "novembre", "décembre",
	},
	Month: func(name string, year int) string { // a heading; all months begin with a letter of ASCII
		return strings.ToUpper(name[:1]) + name[1:] + " " + strconv.Itoa(year)
	},
	Older:    "Mois précédent",
	Newer:    "Mois suivant",
	Weekdays: [7]string{"lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"},
	Short:    [7]string{"Lu", "Ma", "Me", "Je", "Ve", "Sa", "Di"},
	Counted: func(played, solved int) string {
		return count(played, "terminée", "terminées") + ", dont " + count(solved, "résolue", "résolues") + "."
	},
	None: "Aucune grille terminée pour l’instant.",
	Day: func(weekday string, day int, month string) string {
		return weekday + " " + date(day) + " " + month
	},
	Today:  func(day string) string { return day + ", aujourd’hui" },
	InPlay: func(day string) string { return day + ", sur le plateau" },
	Is:     func(day, how string) string { return day + " : " + how },
	Fresh:  "pas encore jouée",
	Begun:  func(n int) string { return "commencée, " + rows(n) },
	Solved: func(n int) string { return "résolue en " + tries(n) },
	Lost:   "non résolue",
	GaveUp: "abandonnée",

	Yesterday: "Grille d’hier",
}
