package german

import "ketword/app/text"

var hint = text.Hint{
	Title:    "Tipp",
	About:    "Die Zahl kostet nichts. Mit allem anderen zählt dieses Spiel als Spiel mit Tipps.",
	Assisted: "Dieses Spiel zählt als Spiel mit Tipps.",
	AskWords: "Welche sind es?",
	AskWord:  "Welches ist es?",
	AskClue:  "Ein Buchstabe und ein gutes Wort",
	Letter: func(letter, percent string) string {
		return letter + " kommt in " + percent + " von dem vor, was noch möglich ist."
	},
	Familiar: func(word string) string { return word + " ist ein gutes Wort, das alle kennen." },
	Rare:     func(word string) string { return word + " ist ein gutes Wort." },
	AskGuess: "Welches Wort ist das beste?",
	Groups: func(n, largest int) string {
		if n == 1 {
			return "Alle bleiben in einer Gruppe von " + number(largest) + "."
		}
		return "Es teilt sie in " + groups(n, largest) + "."
	},
	WinsIn: func(wins, of int) string { return "Es gewinnt sofort in " + ofCases(wins, of) + "." },
	Others: func(n, largest int) string {
		if n == 1 {
			return "Die anderen bilden " + groups(n, largest) + "."
		}
		return "Die anderen teilt es in " + groups(n, largest) + "."
	},
	Undrawn:  "Selbst gehört es nicht dazu.",
	Possible: "Es kann ein Lösungswort sein.",
	Sure:     "Es gewinnt auf jeden Fall.",
	Proved:   "Kein Wort gewinnt im Schnitt schneller.",
	Found:    "Ein besseres Wort wurde nicht gefunden.",
	Take:     func(word string) string { return word + " eintippen" },
	Thinking: "Der Trainer denkt nach …",
	Solver:   "Lösungshilfe mit diesen Zeilen öffnen",
}

// groups says how many groups a guess makes.
func groups(n, largest int) string {
	switch {
	case n == 0 && largest == 0:
		return "keine Gruppe"
	case n == 1:
		return "eine Gruppe von " + number(largest)
	case largest == 1:
		return number(n) + " Gruppen von je 1"
	}
	return number(n) + " Gruppen, die größte von " + number(largest)
}

// ofCases says in how many cases of how many.
func ofCases(n, of int) string { return number(n) + " von " + count(of, "Fall", "Fällen") }
