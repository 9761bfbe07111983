package german

import "ketword/app/text"

var end = text.End{
	Region: "Ergebnis",
	Solved: func(tries int) string { return plural(tries, "Auf Anhieb gelöst!", "Gelöst in "+inTries(tries)) },
	Lost:   "Diesmal nicht",
	GaveUp: "Aufgegeben",
	Secret: func(n int) string {
		if n == 1 {
			return "Das Wort war"
		}
		return "Die Wörter waren"
	},
	Used:      used,
	Collapsed: func(word string) string { return "Kollabiert zu " + word + "." },
	NewGame:   "Neues Spiel",
	Today:     "Rätsel von heute",
}

func used(used, most int) string {
	switch {
	case most == 0:
		return tries(used) + "."
	case used == 1 && most == 1:
		return "1 Versuch, der einzige."
	}
	return ofTries(used, most) + "."
}
