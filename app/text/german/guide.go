package german

import "ketword/app/text"

var guide = text.Guide{
	Title:   "Geführtes Rätsel",
	Words:   text.GuideWords{First: "laube", Second: "wohin", Unmixed: "raute", Mixed: "bohne"},
	Begin:   "Es gibt zwei Lösungswörter, und kein Buchstabe steht in beiden. Finde eines davon. Dieses Spiel zählt nicht.",
	Propose: func(word string) string { return "Rate " + word + "." },
	Absent:  "Nichts markiert: Keines der Wörter hat einen dieser Buchstaben.",
	Unmixed: func(letters string) string {
		return "Quadrate: Ein Wort hat " + letters + ", und das andere hat keinen Buchstaben dieser Zeile."
	},
	Mixed:  func(letters string) string { return "Kreise: Sie kommen von beiden. Jedes Wort hat " + letters + "." },
	Solves: "Ein Wort hat A, U und E, also auch dieses E. O und H stehen, wo es A und U hat, sind also im anderen Wort. Finde eines.",
}
