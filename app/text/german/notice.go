package german

import (
	"strconv"

	"ketword/app/text"
)

var notice = text.Notice{
	TooShort: func(length int) string { return "Das Wort braucht " + letters(length) },
	Missing:  func(position int) string { return "Buchstabe " + strconv.Itoa(position) + " fehlt" },
	MissingMore: func(before string, last int) string {
		return "Die Buchstaben " + before + " und " + strconv.Itoa(last) + " fehlen"
	},
	Unknown: func(word string) string { return word + " steht nicht in der Wortliste" },
	ForeignLetter: func(letter string) string {
		return letter + " kommt in dieser Wortliste nicht vor. Ihre Buchstaben haben Tasten unter dem Brett"
	},
	Repeated: func(word string, guess int) string {
		return word + " war Versuch " + strconv.Itoa(guess) + ". Noch einmal: Eingabe"
	},
	Position: func(position int, letter string, guess int) string {
		return "Buchstabe " + strconv.Itoa(position) + " muss " + letter + " sein" + source(guess)
	},
	Letter: func(letter string, count, guess int) string {
		return "Das Wort muss " + letter + times(count) + " enthalten" + source(guess)
	},
	Moved: func(position int, letter string, guess int) string {
		return "Buchstabe " + strconv.Itoa(position) + " kann nicht " + letter + " sein" + source(guess)
	},
	Most: func(letter string, count, guess int) string {
		switch count {
		case 0:
			return "Das Wort hat kein " + letter + source(guess)
		case 1:
			return "Das Wort hat nur ein " + letter + source(guess)
		}
		return "Das Wort hat " + letter + " nur" + times(count) + source(guess)
	},
	Place: func(position int, letter string, guess int) string {
		return "Ein Wort mit " + letter + " hat es als Buchstaben " + strconv.Itoa(position) + source(guess)
	},
	Times: func(letter string, count, guess int) string {
		return "Ein Wort mit " + letter + " hat es" + times(count) + source(guess)
	},
	Whole: func(n int, letters string) string {
		return row(n) + " ist nicht gemischt: Ein Wort hat " + letters + ", das andere nichts davon"
	},
	Share: func(n int, letters string) string { return row(n) + " ist gemischt: Jedes Wort hat " + letters },
	Split: func(n int, letters string) string {
		return row(n) + " ist gemischt: Kein Wort allein hat " + letters
	},
	Turn:    func(guess int) string { return "Versuch " + strconv.Itoa(guess) + " schließt dieses Wort aus" },
	Partner: "Das kann keines der beiden Lösungswörter sein",
	BadLink: func(part, value, wanted string) string {
		return "Ein Teil dieses Links zählt nicht: " + part + " " + quoted(value) + ". Möglich ist nur: " + wanted + "."
	},
	BadSeed:   "Die Rätselnummer in diesem Link ist ungültig. Du siehst das Rätsel von heute.",
	BadSecret: "Die Lösung in diesem Link ist beschädigt oder abgeschnitten. Du siehst das Rätsel von heute.",
	BadRows:   "Das Spiel deines Gegenübers in diesem Link ist beschädigt oder gehört zu einem anderen Rätsel. Es zählt nicht.",
	Clash:     "was zu seiner Lösung passt",
	Foreign: func(list string) string {
		return "Die Lösung in diesem Link steht hier nicht in der Wortliste (" + list + "). Du siehst das Rätsel von heute."
	},
	BadLinks: badLinks,
	Parts: text.Names{
		{"mode", "Modus"},
		{"lang", "Sprache"},
		{"length", "Wortlänge"},
		{"seed", "Rätselnummer"},
		{"day", "Tagesnummer"},
		{"tries", "Zahl der Versuche"},
		{"level", "Stufe"},
		{"words", "Kennung der Liste"},
		{"secret", "Lösung"},
		{"rows", "Spiel des Gegenübers"},
	},
	Wanted: text.Names{
		{"mode", "classic oder quantum"},
		{"lang", "eine Sprache, zu der es hier eine Wortliste gibt"},
		{"length", "eine Länge, zu der es hier eine Wortliste gibt"},
		{"level", "normal, hard oder strict"},
		{"words", "16 Ziffern von 0 bis f"},
		{"secret", "eine Lösung aus Ketword"},
		{"rows", "ein beendetes Spiel dieses Rätsels"},
	},
	Number:    func(most int) string { return "eine ganze Zahl von 0 bis " + strconv.Itoa(most) },
	OtherList: "Dieser Link stammt von einer anderen Fassung der Wortliste. Die Lösung kann hier eine andere sein.",
	NotYet: func(date string) string {
		return "Das Tagesrätsel vom " + date + " kommt erst noch. Dies ist das von heute."
	},
	ToCome:      func(date string) string { return "Das wird einmal das Tagesrätsel vom " + date + "." },
	PlayedAgain: "Wiederholt: nicht gezählt, nicht gespeichert",
	Waits:       "Ein älteres Spiel wartet bei den Rätseln",
	UpdateReady: "Eine neue Version ist da",
	CantSave:    "Ketword darf in diesem Browser nichts speichern. Du kannst spielen, aber Spiele und Statistik sind weg, wenn du die Seite verlässt.",
	Corrupt: func(key string) string {
		return "Ein Teil der gespeicherten Daten war nicht lesbar. Er liegt in diesem Browser jetzt unter " + key + "."
	},
	Newer:    "Einiges hat eine neuere Version von Ketword gespeichert. Es bleibt, wie es ist, und Änderungen daran werden nicht gespeichert.",
	TooEarly: "Tagesrätsel gibt es seit dem 1. Januar 2026. Dies ist das erste.",
	Copied: text.Names{
		{"emoji", "Ergebnis kopiert"},
		{"words", "Beschreibung kopiert"},
		{"pattern", "Zeichen kopiert"},
		{"digits", "Ziffern kopiert"},
		{"picture", "Bild kopiert"},
		{"link", "Link kopiert"},
		{"challenge", "Duell kopiert"},
	},
}

// times says how often, behind a letter; nothing of once.
func times(n int) string {
	switch n {
	case 1:
		return ""
	case 2:
		return " zweimal"
	case 3:
		return " dreimal"
	}
	return " " + strconv.Itoa(n) + "-mal"
}

// source says which guess gave a hint, briefly: the message should fit on one line of a
// phone.
func source(guess int) string { return " (Versuch " + strconv.Itoa(guess) + ")" }

func badLinks(parts, values [2]string, more int) string {
	first := "Teile dieses Links zählen nicht: " + parts[0] + " " + quoted(values[0])
	second := parts[1] + " " + quoted(values[1])
	if more == 0 {
		return first + " und " + second + "."
	}
	return first + ", " + second + " und " + count(more, "weiterer", "weitere") + "."
}
