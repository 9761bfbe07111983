package german

import (
	"strconv"

	"ketword/app/text"
)

var explainer = text.Explainer{
	Try:     "Probier es aus: Ändere ein Lösungswort oder den Versuch.",
	Words:   text.Names{{"first", "Lösung 1"}, {"second", "Lösung 2"}, {"guess", "Versuch"}},
	Alone:   func(word string) string { return "Nur " + word },
	Shown:   "Was du siehst",
	Marks:   func(word, letters string) string { return word + " markiert " + letters + "." },
	Nothing: func(word string) string { return word + " markiert nichts." },
	Mixed:   "Beide Wörter markieren die Zeile, also ist sie gemischt: Kreise.",
	Unmixed: func(word string) string {
		return "Nur " + word + " markiert die Zeile, also ist sie nicht gemischt: Quadrate."
	},
	Absent: "Nichts ist markiert.",
	Wins:   func(word string) string { return word + " ist ein Lösungswort: Du gewinnst." },
	Length: func(typed string, length, least, most int) string {
		return quoted(typed) + " hat nicht " + letters(length) + ". Alle drei Wörter müssen gleich lang sein: " + strconv.Itoa(least) + " bis " + strconv.Itoa(most) + " Buchstaben."
	},
	Shares: func(letters string) string {
		return "Die Lösungswörter dürfen keinen Buchstaben gemeinsam haben, aber beide enthalten " + letters + "."
	},
}
