package german

import "ketword/app/text"

var review = text.Review{
	Title:   "Analyse",
	Open:    "Analyse",
	Looking: "Der Trainer sieht sich deine Versuche an …",
	None:    "Beende ein Spiel, dann sagt dir der Trainer, was bei jedem Versuch zu holen war.",
	Changed: "Die Wortliste hat sich seit diesem Spiel geändert. Die Analyse gilt für die heutige Liste.",
	Missing: "Diese Lösung steht nicht in der Wortliste. Die Analyse reicht nur so weit wie die Liste.",
	Undrawn: "Diese Lösung gehört nicht zu den Lösungswörtern der Liste. Die Analyse rechnet darum mit allen erlaubten Wörtern.",
	Stopped: func(turn int) string {
		return "Nach Versuch " + number(turn) + " war aus dieser Liste nichts mehr möglich."
	},
	Estimate: "≈ ist geschätzt: Es gibt zu viel zu zählen.",

	Path:    "Nach jedem Versuch noch möglich:",
	Done:    "gelöst",
	Rest:    func(left string) string { return "noch " + left },
	NoNews:  "Nichts Neues: ",
	NoLuck:  "Ganz ohne Glück: ",
	Details: "Einzelheiten",
	Fortunes: [7]string{
		"Großes Pech: ", "Weniger Glück als im Schnitt: ", "Etwas weniger Glück als im Schnitt: ", "So viel Glück wie im Schnitt: ",
		"Etwas mehr Glück als im Schnitt: ", "Mehr Glück als im Schnitt: ", "Großes Glück: ",
	},
	Guess:    func(n int, word string) string { return "Versuch " + number(n) + ": " + word },
	Left:     func(before, after string) string { return "Vorher " + before + ", danach " + after + "." },
	Solved:   func(before string) string { return "Vorher " + before + ", danach die Lösung." },
	Which:    "Welche waren noch möglich?",
	WhichOne: "Welches war noch möglich?",
	Gained: func(bits, expected string) string {
		return "Das brachte " + bits + " Bit, zu erwarten waren " + expected + "."
	},
	Skill:   func(n string) string { return "Können " + n },
	Luck:    func(n string) string { return "Glück " + n },
	Of:      func(n string) string { return n + "\u00a0von\u00a099" },
	Nearly:  func(figure string) string { return "≈\u00a0" + figure },
	Best:    func(word string) string { return "Bestes Wort: " + word + "." },
	IsBest:  "Kein Wort war besser.",
	Found:   func(word string) string { return "Bestes gefundenes Wort: " + word + "." },
	BestRow: "Das hättest du gesehen:",
	Would:   func(left string) string { return "Es hätte " + left + " übrig gelassen." },
	Average: func(left string) string { return "Es hätte im Schnitt " + left + " übrig gelassen." },
	Why:     why,
	Level:   "Die Stufe dieses Spiels erlaubt dieses Wort nicht.",

	Skills: "Können",
	Lucks:  "Glück",
	Told:   func(bits string) string { return "Deine Versuche brachten insgesamt " + bits + " Bit." },
	Summary: func(skill, luck, bits string) string {
		return "Können " + skill + " und Glück " + luck + " von 99, insgesamt " + bits + " Bit."
	},
	Lacking:  "Was noch offen war, in Bit",
	After:    "Nach Versuch",
	Start:    "Beginn",
	BitsLeft: "Bit",

	WhatIf:    "Und mit einem anderen Wort?",
	WhatTurn:  "Anstelle von Versuch",
	WhatWord:  "Anderes Wort",
	Ask:       "Zeigen",
	NotLetter: "Ein Wort hat nur Buchstaben.",
	Length: func(got, want int) string {
		return "Dieses Wort hat " + hasLetters(got) + ", nötig sind " + number(want) + "."
	},
}

// why says what both guesses do to what is left, and which of it counts.
func why(w text.WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case text.SureToWin:
		return best.Word + " hätte sicher gewonnen."
	case text.IsBest:
		if w.Leaves() {
			return own.Word + " gewinnt sofort in " + ofCases(own.Wins, w.Secrets) +
				" und lässt " + groups(own.Groups, own.Largest) + "."
		}
		return own.Word + " teilt sie in " + groups(own.Groups, own.Largest) + "."
	}
	does, in := " teilt sie in ", " in "
	if w.Leaves() {
		does, in = " lässt ", " "
	}
	return best.Word + does + groups(best.Groups, best.Largest) + ", " +
		own.Word + in + groups(own.Groups, own.Largest) + reason(w) + "."
}

// reason says what makes the best guess better, going by the groups of both.
func reason(w text.WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case text.FewerGuesses:
		return "; aber durchgespielte Spiele brauchten nach " + best.Word + " die wenigsten Versuche"
	case text.MoreWins:
		return "; aber " + best.Word + " gewinnt sofort in " + ofCases(best.Wins, w.Secrets) +
			", " + own.Word + " in " + none(own.Wins)
	case text.GroupsBeforeWins:
		return ": Mehr Gruppen verraten mehr, und das zählt mehr, als dass " + own.Word + " sofort gewinnen kann"
	case text.MoreSmallerGroups:
		return ": Mehr und kleinere Gruppen verraten mehr"
	case text.MoreGroups:
		return ": Mehr Gruppen verraten mehr"
	case text.MayWin:
		return "; aber " + best.Word + " kann sofort gewinnen"
	case text.SmallerLargest:
		return ": Ist die größte kleiner, bleibt im schlimmsten Fall weniger übrig"
	case text.MoreEven:
		return "; aber die von " + best.Word + " sind gleichmäßiger: Im Schnitt bleiben " + best.Mean + ", nicht " + own.Mean
	}
	return "; aber mehr Gruppen von " + best.Word + " sind klein und schnell gelöst"
}

// none writes in how many cases, in words where there is none.
func none(n int) string {
	if n == 0 {
		return "keinem"
	}
	return number(n)
}
