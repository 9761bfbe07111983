package german

import "ketword/app/text"

// Site has the sentences of the page around the game.
var Site = text.Site{
	Title: "Ketword: Wordle und Quantum Wordle",
	Descriptions: text.Names{
		{"solver", "Gib die Zeilen eines Spiels ein oder füge sie ein: Du siehst, was noch möglich ist und welche Wörter dich am besten weiterbringen. Deutsch, Englisch, Französisch und eigene Listen, auch offline."},
		{"lab", "Welche Buchstaben am häufigsten sind, welches Startwort das beste ist und welche Strategie gewinnt: für jede Wortliste, klassisch und in Quantum, in deinem Browser."},
	},
	Description: "Errate das Lösungswort in sechs Versuchen, oder eines von zweien. Kostenlos, ohne Konto, auch offline.",
	NoScript:    "Ketword braucht JavaScript. Bitte erlaube es auf dieser Seite und lade sie neu.",
	Framed:      "Ketword läuft nicht in einer fremden Seite, denn die könnte dir drumherum alles Mögliche zeigen.",
	OwnWindow:   "Ketword in einem eigenen Fenster öffnen",
	FromFile:    "Ketword läuft nicht, wenn du es direkt als Datei öffnest. Es braucht einen Webserver: make run im Ordner des Projekts startet einen.",
	NoWasm:      "Ketword braucht WebAssembly. Dieser Browser kennt es nicht oder hat es ausgeschaltet. Bitte aktualisiere den Browser oder erlaube WebAssembly.",
	LoadFailed:  "Ketword konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuch es noch einmal.",
	Crashed:     "Ketword stürzt immer wieder ab. Deine gespeicherten Spiele sind noch da. Bitte versuch es noch einmal.",
	CrashSave:   "Beendete Spiele als Datei sichern",
	CrashPlace:  "Wenn du das meldest, schreib bitte dazu:",
	Judged:      "Wird geprüft, sobald das Spiel geladen ist",
	Retry:       "Erneut versuchen",
	NotFound:    "Diese Seite gibt es nicht",
	NotFoundWay: "Ketword spielen",
	Classic:     "Klassisch",
	Quantum:     "Quantum",
	ScreenSmall: "Ein Quantum-Spiel auf dem Handy: Eine Zeile mit runden Feldern hat Markierungen von beiden Wörtern",
	ScreenWide:  "Ein Quantum-Spiel auf einem großen Bildschirm",
}

var titles = text.Names{
	{"solver", "Lösungshilfe für Wordle und Quantum Wordle · Ketword"},
	{"lab", "Ketword-Labor: Buchstaben, Startwörter, Turniere"},
}
