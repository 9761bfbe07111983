package german

import (
	"strconv"

	"ketword/app/text"
)

var challenge = text.Challenge{
	Open:  "Freunde herausfordern …",
	Title: "Freunde herausfordern",
	About: text.Names{
		{"classic", "Welches Wort sollen sie finden? Jedes Wort der Liste geht. Der Link verbirgt es nur auf den ersten Blick."},
		{"quantum", "Welche zwei Wörter sollen sie finden? Alle Wörter der Liste gehen, solange die beiden keinen Buchstaben gemeinsam haben. Der Link verbirgt sie nur auf den ersten Blick."},
	},
	Word:   "Lösungswort",
	Words:  func(number int) string { return "Lösungswort " + strconv.Itoa(number) },
	Name:   "Dein Name",
	Hint:   "Hinweis",
	Rows:   "Wer den Link öffnet, spielt dasselbe Rätsel und sieht am Ende deine Zeilen. Der Link verbirgt sie nur auf den ersten Blick.",
	Send:   "Vorschau",
	Friend: "Duell",
	Find:   func(title string) string { return "Findest du mein Wort? " + title },
	Either: func(title string) string { return "Findest du eines meiner zwei Wörter? " + title },
	Beat:   func(result string) string { return "Schaffst du es besser? " + result },
	Clue:   func(clue string) string { return "Hinweis: " + clue },
	By:     func(name string) string { return "Duell mit " + name },

	Empty:   "Gib ein Wort ein.",
	NotWord: func(typed string) string { return quoted(typed) + " ist kein Wort: Gib nur Buchstaben ein." },
	Length: func(word string, got, want int) string {
		return word + " hat " + hasLetters(got) + ", die Wörter dieser Liste haben " + strconv.Itoa(want) + "."
	},
	Unknown: func(word string) string { return word + " steht nicht in der Wortliste." },
	Looks: func(word string) string {
		return word + " hat Buchstaben einer anderen Schrift, die nur gleich aussehen."
	},
	Meant: func(word string) string { return word + " nehmen" },
	AsIs:  "So nehmen, wie es ist",
	Shares: func(letters string) string {
		return "Die zwei Wörter dürfen keinen Buchstaben gemeinsam haben, aber beide enthalten " + letters + "."
	},
}
