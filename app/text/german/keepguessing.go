package german

import (
	"strconv"

	"ketword/app/text"
)

var keepGuessing = text.KeepGuessing{
	GoOn:   "Weiterraten",
	Show:   "Lösung zeigen",
	Line:   "Verloren, du rätst weiter.",
	Beyond: "verloren",
	Found:  func(guess int) string { return "Gefunden mit Versuch " + strconv.Itoa(guess) },
	Stays:  "Das Spiel bleibt verloren",
	Asks:   "Nicht gelöst. Rate weiter, oder lass dir die Lösung zeigen.",
}
