package french

import "ketword/app/text"

var tournament = text.Tournament{
	File:        "ketword-labo",
	Strategies:  "Stratégies",
	Games:       "Parties",
	AllGames:    "Toutes",
	SomeGames:   func(n int) string { return number(n) + " au hasard" },
	OpenerLabel: "Premier essai de toutes les stratégies",
	SeedLabel:   "Graine du tirage",
	Play:        "Jouer",
	Cancel:      "Arrêter",
	Standing: func(games, of int) string {
		if games == of {
			return parties(games)
		}
		return number(games) + " sur " + parties(of)
	},
	Mean:       func(mean string) string { return amount(mean, "essai", "essais") + " en moyenne" },
	Worst:      func(n int) string { return tries(n) + " au plus" },
	TimeLeft:   func(n int) string { return "Encore " + count(n, "seconde", "secondes") + " environ" },
	Waits:      "À suivre",
	Estimate:   "Estimation : la liste a trop de paires, et elles sont tirées d’un échantillon.",
	Longest:    func(words string) string { return "Le plus d’essais : " + words },
	Taken:      "Essais",
	Spread:     func(strategy string) string { return strategy + " : parties selon le nombre d’essais" },
	Done:       "Toutes les parties sont jouées.",
	Ended:      "Le tournoi a été arrêté.",
	NotSeed:    func(typed string) string { return quote(typed) + " n’est pas une graine : tapez un nombre entier." },
	NoStrategy: "Choisissez au moins une stratégie.",
	Careless:   "Les ouvertures ne tiennent pas compte du niveau. Choisissez une autre stratégie, ou le niveau Normal.",
}
