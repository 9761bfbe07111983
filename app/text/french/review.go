package french

import "ketword/app/text"

var review = text.Review{
	Title:   "Analyse",
	Open:    "Analyser",
	Looking: "Le coach regarde vos essais…",
	None:    "Terminez une partie, et le coach vous dira ce que chaque essai pouvait rapporter.",
	Changed: "La liste de mots a changé depuis cette partie. L’analyse suit la liste actuelle.",
	Missing: "La liste n’a pas cette solution : l’analyse ne va pas plus loin que la liste.",
	Undrawn: "Cette solution n’est pas de celles de la liste : l’analyse compte avec tous les mots acceptés.",
	Stopped: func(turn int) string {
		return "Après l’essai " + number(turn) + ", plus rien de cette liste n’était possible."
	},
	Estimate: "≈ est une estimation : il y a trop à compter.",

	Path:    "Ce qui restait après chaque essai\u00a0:",
	Done:    "trouvé",
	Rest:    func(left string) string { return "il reste " + left },
	NoNews:  "Rien de nouveau : ",
	NoLuck:  "Rien au hasard : ",
	Details: "Détails",
	Fortunes: [7]string{
		"Pas de chance : ", "Moins de chance que la moyenne : ", "Un peu moins de chance que la moyenne : ", "Autant de chance que la moyenne : ",
		"Un peu plus de chance que la moyenne : ", "Plus de chance que la moyenne : ", "Beaucoup de chance : ",
	},
	Guess:    func(n int, word string) string { return "Essai " + number(n) + " : " + word },
	Left:     func(before, after string) string { return "On passe de " + before + " à " + after + "." },
	Solved:   func(before string) string { return "On passe de " + before + " à la solution." },
	Which:    "Que restait-il ?",
	WhichOne: "Que restait-il ?",
	Gained: func(bits, expected string) string {
		return "Cet essai a apporté " + amount(bits, "bit", "bits") + " ; on en attendait " + expected + "."
	},
	Skill:   func(n string) string { return "Habileté " + n },
	Luck:    func(n string) string { return "Chance " + n },
	Of:      func(n string) string { return n + "\u00a0sur\u00a099" },
	Nearly:  func(figure string) string { return "≈\u00a0" + figure },
	Best:    func(word string) string { return "Meilleur essai : " + word + "." },
	IsBest:  "Aucun essai n’était meilleur.",
	Found:   func(word string) string { return "Meilleur essai trouvé : " + word + "." },
	BestRow: "Il aurait donné :",
	Would:   func(left string) string { return "Il aurait laissé " + left + "." },
	Average: func(left string) string { return "Il aurait laissé " + left + " en moyenne." },
	Why:     why,
	Level:   "Le niveau de cette partie n’admet pas cet essai.",

	Skills: "habileté",
	Lucks:  "chance",
	Told: func(bits string) string {
		return "Vos essais ont apporté " + amount(bits, "bit", "bits") + " en tout."
	},
	Summary: func(skill, luck, bits string) string {
		return "Habileté " + skill + " et chance " + luck + " sur 99, " + amount(bits, "bit", "bits") + " en tout."
	},
	Lacking:  "Incertitude restante, en bits",
	After:    "Après l’essai",
	Start:    "Début",
	BitsLeft: "Bits",

	WhatIf:    "Et si j’avais joué…",
	WhatTurn:  "À la place de l’essai",
	WhatWord:  "Un autre mot",
	Ask:       "Voir",
	NotLetter: "Un essai n’a que des lettres.",
	Length: func(got, want int) string {
		return "Ce mot a " + letters(got) + ", il en faut " + number(want) + "."
	},
}

// why says what both guesses do to what is left, and which of it counts.
func why(w text.WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case text.SureToWin:
		return best.Word + " gagnait à coup sûr."
	case text.IsBest:
		if w.Leaves() {
			return own.Word + " gagne tout de suite dans " + cases(own.Wins, w.Secrets) +
				" et laisse " + groupsOf(own.Groups, own.Largest) + "."
		}
		return own.Word + " fait " + groupsOf(own.Groups, own.Largest) + "."
	}
	does := " fait "
	if w.Leaves() {
		does = " laisse "
	}
	return best.Word + does + groupsOf(best.Groups, best.Largest) + ", et " +
		own.Word + " " + groupsOf(own.Groups, own.Largest) + reason(w) + "."
}

// reason says what makes the best guess better, going by the groups of both.
func reason(w text.WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case text.FewerGuesses:
		return " ; mais des parties jouées jusqu’au bout ont pris le moins d’essais après " + best.Word
	case text.MoreWins:
		return " ; mais " + best.Word + " gagne tout de suite dans " + cases(best.Wins, w.Secrets) +
			", " + own.Word + " dans " + none(own.Wins)
	case text.GroupsBeforeWins:
		return " : plus de groupes en disent plus, et cela compte davantage que la chance de gagner tout de suite avec " + own.Word
	case text.MoreSmallerGroups:
		return " : des groupes plus nombreux et plus petits en disent plus"
	case text.MoreGroups:
		return " : plus de groupes en disent plus"
	case text.MayWin:
		return " ; mais " + best.Word + " peut gagner tout de suite"
	case text.SmallerLargest:
		return " : un maximum plus petit laisse moins dans le pire des cas"
	case text.MoreEven:
		return " ; mais ceux que fait " + best.Word + " sont plus équilibrés : il laisse " + best.Mean + " en moyenne, et non " + own.Mean
	}
	return " ; mais plus de groupes de " + best.Word + " sont petits, et vite résolus"
}

// none writes how many, in words where there is none.
func none(n int) string {
	if n == 0 {
		return "aucun"
	}
	return number(n)
}
