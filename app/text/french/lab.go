package french

import (
	"strings"

	"ketword/app/text"
)

var lab = text.Lab{
	Title: "Labo",
	Tabs:  "Partie du labo",
	Tab:   text.Names{{"letters", "Lettres"}, {"openers", "Ouvertures"}, {"games", "Tournoi"}, {"watch", "Regarder"}},
	Wait: text.Names{
		{"letters", "Comptage des lettres…"}, {"openers", "Recherche des meilleurs premiers essais…"}, {"games", "Les parties se jouent…"},
		{"watch", "La stratégie réfléchit…"},
	},

	Answers:   "solutions",
	Guesses:   "mots acceptés",
	Pairs:     "paires sans lettre commune",
	Counted:   "Lettres de",
	OfAnswers: "Solutions",
	OfGuesses: "Tous les mots acceptés",
	First: func(vowels, consonants string) string {
		var parts []string
		if vowels != "" {
			parts = append(parts, "Voyelles, de la plus fréquente à la plus rare : "+vowels+".")
		}
		if consonants != "" {
			parts = append(parts, "Consonnes : "+consonants+".")
		}
		return strings.Join(parts, " ")
	},
	Often:       "Fréquence",
	Where:       "Place dans le mot",
	Vowels:      "Voyelles",
	Consonants:  "Consonnes",
	Letter:      "Lettre",
	Share:       "Part de toutes les lettres, en pour cent",
	LettersFile: "ketword-lettres",
	AsCSV:       "Exporter en CSV",
	AsJSON:      "Exporter en JSON",

	By: text.Names{
		{"best", "Le premier essai de la meilleure stratégie"},
		{"eliminate", "Élimine le plus en moyenne"},
		{"entropy", "En dit le plus, en bits"},
		{"parts", "Fait le plus de groupes"},
		{"minimax", "Le meilleur dans le pire des cas"},
	},
	Shortlist: "Estimations : la liste a trop de paires pour comparer tous les essais, et ceux-ci viennent d’une présélection.",
	Guess:     "Essai",
	Left:      "Reste",
	Bits:      "Bits",
	Groups:    "Groupes",
	Largest:   "Max",
	TryLabel:  "Tester un premier essai",
	Try:       "Tester",
	Tried:     "Testés",

	Strategy: text.Names{
		{"openers", "Ouvertures"}, {"random", "Hasard"}, {"eliminate", "Élimination"}, {"entropy", "Entropie"}, {"minimax", "Minimax"},
		{"parts", "Groupes"}, {"best", "Meilleure"},
	},

	NotLength: func(typed string, length int) string {
		return quote(typed) + " n’a pas " + letters(length) + "."
	},
	Unknown: func(typed string) string { return quote(typed) + " n’est pas dans cette liste." },
}
