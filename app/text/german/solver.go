package german

import (
	"strconv"

	"ketword/app/text"
)

var solver = text.Solver{
	Title: "Lösungshilfe",
	About: "Gib die Zeilen eines beliebigen Spiels ein: Du siehst, was noch möglich ist und was du als Nächstes raten kannst.",

	List:  "Wörter",
	Entry: "Wort, oder ein Spiel einfügen",
	Add:   "Hinzufügen",
	Pool:  "Jedes erlaubte Wort kann die Lösung sein",
	Tap:   "Tippe auf ein Feld, um seine Markierung zu ändern.",
	Keys:  "Mit der Tastatur: Pfeile gehen von Feld zu Feld; F, W und R setzen fehlt, woanders und richtig.",
	MarkKeys: text.Names{
		{"absent", "f"}, {"present", "w"}, {"correct", "r"},
	},
	MixKeys: "G macht eine Zeile gemischt, oder wieder nicht.",
	MixKey:  "g",
	Row:     row,
	Tile:    func(n int, mark string) string { return "Buchstabe " + strconv.Itoa(n) + " " + mark },
	Word:    func(n int) string { return "Wort in Zeile " + strconv.Itoa(n) },

	SetWord:  "Übernehmen",
	Edit:     func(n int) string { return "Wort in Zeile " + strconv.Itoa(n) + " ändern" },
	Remove:   func(n int) string { return row(n) + " entfernen" },
	Mixed:    "Gemischt",
	Clear:    "Alles löschen",
	Game:     "Spiel übernehmen",
	GameNote: "Es zählt dann als Spiel mit Tipps.",

	Waits: "Zählt erst, wenn das Wort dasteht.",
	Misfits: func(n, want int) string {
		return "Zählt nicht: Die Zeile hat " + hasLetters(n) + ", die Wörter dieser Liste haben " + strconv.Itoa(want) + "."
	},
	Classic: "Zählt nicht: Gemischte Zeilen gibt es nur in Quantum.",
	Half:    "Zählt nicht: Eine gemischte Zeile ist von beiden Wörtern markiert, also mindestens zweimal.",
	Lacks:   func(word string) string { return word + " steht nicht in der Wortliste, aber die Zeile zählt." },

	NoRows: "In diesem Text ist keine Zeile eines Spiels. Eine Zeile ist ein Wort mit seinen Markierungen, etwa stahl _***_, stahl X000X oder stahl ⬛🟨🟨🟨⬛.",
	Line:   func(line int, what string) string { return row(line) + ": " + what },
	NotMark: func(tile int, symbol string) string {
		return "Markierung " + strconv.Itoa(tile) + ", " + quoted(symbol) + ", ist hier nicht bekannt."
	},
	Shapes:   "Eine Zeile hat Quadrate und Kreise.",
	Notation: "Eine Zeile schreibt Markierungen auf zwei Arten.",
	Marks: func(got, want int) string {
		return count(got, "Markierung", "Markierungen") + ", nötig sind " + strconv.Itoa(want) + "."
	},
	Letters: func(word string, got, want int) string {
		return quoted(word) + " hat " + hasLetters(got) + ", nötig sind " + strconv.Itoa(want) + "."
	},
	NoLength: func(got int) string { return "Keine Liste hier hat Wörter mit " + hasLetters(got) + "." },
	BadWord:  func(word, reason string) string { return quoted(word) + ": " + reason + "." },
	TooMany:  func(most int) string { return "Höchstens " + count(most, "Zeile", "Zeilen") + "." },

	Several: func(n int) string {
		return "Dieser Text enthält " + strconv.Itoa(n) + " Ergebnisse. Welches soll es sein?"
	},
	Result: func(n, rows int) string { return "Ergebnis " + strconv.Itoa(n) + ", " + count(rows, "Zeile", "Zeilen") },

	Solved:        func(word string) string { return "Gelöst mit " + word + "." },
	Counting:      "Wird gezählt …",
	Few:           "Noch möglich",
	Partners:      "Das andere Wort kann sein",
	Contradiction: func(n int) string { return "Nach " + row(n) + " ist nichts mehr möglich." },
	WithBefore: func(n int) string {
		return row(n) + " passt nicht zu den Zeilen davor: Nichts ist mehr möglich."
	},
	OneCorrection: "Diese Änderung würde genügen:",
	AnyCorrection: "Eine dieser Änderungen würde genügen:",
	NoCorrection:  "Eine Änderung allein genügt nicht: Mehrere Markierungen sind falsch.",
	CorrectTile: func(letter string, tile, n int, mark string) string {
		return row(n) + ": Buchstabe " + strconv.Itoa(tile) + ", " + letter + ", " + mark
	},
	CorrectMixed:    func(n int) string { return row(n) + " gemischt" },
	CorrectUnmixed:  func(n int) string { return row(n) + " nicht gemischt" },
	AndMixed:        func(correction string) string { return correction + ", Zeile gemischt" },
	AndUnmixed:      func(correction string) string { return correction + ", Zeile nicht gemischt" },
	MoreCorrections: func(n int) string { return "… oder " + count(n, "andere Änderung", "andere Änderungen") + "." },

	Best: "Bestes Wort",
	Why: func(fewer, best string) string {
		return "Nach " + fewer + " bleibt zunächst weniger übrig, aber die Lösungshilfe zählt die Versuche bis zum Ende der Spiele und zieht " + best + " vor."
	},
	Use:     func(word string) string { return word + " hinzufügen" },
	Type:    func(word string) string { return word + " ins Spiel tippen" },
	Guesses: "Nächste Wörter",
	RankBy:  "Zuerst",
	Orders: text.Names{
		{"best", "Denkt weiter voraus: Insgesamt braucht man so die wenigsten Versuche. Zuerst kommt, was die Lösungshilfe selbst wählt."},
		{"left", "Schließt aus, was geht: Im Schnitt bleibt am wenigsten übrig."}, {"bits", "Verrät im Schnitt am meisten."},
		{"groups", "Die Markierungen unterscheiden am meisten: gut, wenn wenig übrig ist."}, {"largest", "Sicher: Auch im schlimmsten Fall bleibt wenig übrig."},
		{"chance", "Versucht, sofort zu gewinnen, und verrät sonst weniger."}, {"guess", "Alle Wörter der Reihe nach, zum Nachschlagen."},
	},
	Costs: text.Names{
		{"best", "wenigste Versuche (beste)"},
		{"left", "am wenigsten übrig (Ausschluss)"}, {"bits", "die meisten Bit (Entropie)"}, {"groups", "die meisten Gruppen"},
		{"largest", "kleinste größte Gruppe (Minimax)"}, {"chance", "beste Siegchance"}, {"guess", "vorn im Alphabet"},
	},
	Columns: text.Names{
		{"guess", "Wort"}, {"left", "Übrig"}, {"bits", "Bit"}, {"groups", "Gruppen"}, {"largest", "Größte"}, {"chance", "Sieg"},
	},
	Long: text.Names{
		{"guess", "das Wort"}, {"left", "was danach im Schnitt noch möglich ist"}, {"bits", "wie viele Bit es im Schnitt verrät"},
		{"groups", "wie viele Gruppen es bildet, jede mit anderen Markierungen"}, {"largest", "Größe der größten Gruppe"}, {"chance", "Chance, damit zu gewinnen"},
	},
	Short:    "Das sind die besten aus einer Vorauswahl: Alle zu zählen, würde hier lange dauern.",
	Estimate: "Die Zahlen sind geschätzt, nach einer Stichprobe.",
	More:     "Mehr Wörter",
	None:     "Auf dieser Stufe ist kein Wort erlaubt.",

	MixedRow:  func(n int) string { return row(n) + " ist gemischt." },
	Unmixed:   func(n int) string { return row(n) + " ist nicht gemischt." },
	Added:     func(n int) string { return row(n) + " ist hinzugefügt." },
	Spelled:   func(word string, n int) string { return "In " + row(n) + " steht jetzt " + word + "." },
	Corrected: func(n int) string { return row(n) + " ist geändert." },
	Removed:   func(n int) string { return row(n) + " ist entfernt." },
	Cleared:   "Alle Zeilen sind entfernt.",
	Filled:    func(rows int) string { return count(rows, "Zeile ist", "Zeilen sind") + " eingetragen." },
	Undone:    "Die Zeilen sind wieder da.",
}
