package german

import (
	"strconv"

	"ketword/app/text"
)

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
	Collapsed: func(word string) string { return "Kollabiert zu " + word },
	Random:    "Zufallsrätsel",
	LookUp:    func(word string) string { return word + " im Wiktionary nachschlagen" },
	Today:     "Rätsel von heute",
	TodayIn:   text.Names{{"classic", "Heute: Klassisch"}, {"quantum", "Heute: Quantum"}},
	Streak:    func(days int) string { return "Serie " + strconv.Itoa(days) },
	Next:      next,
}

func used(used, most int) string {
	switch {
	case most == 0:
		return tries(used)
	case used == 1 && most == 1:
		return "1 Versuch, der einzige"
	}
	return ofTries(used, most)
}

func next(hours, minutes int) string {
	left := strconv.Itoa(minutes) + " Min."
	switch {
	case hours > 0 && minutes == 0:
		left = strconv.Itoa(hours) + " Std."
	case hours > 0:
		left = strconv.Itoa(hours) + " Std. " + left
	}
	return "Nächstes Rätsel in " + left
}
