package german

import "ketword/app/text"

var menu = text.Menu{
	Title:       "Menü",
	Game:        "Dieses Spiel",
	Play:        "Spielen",
	Tools:       "Werkzeuge",
	Device:      "Dieses Gerät",
	GiveUp:      "Aufgeben",
	GiveUpHead:  "Aufgeben?",
	GiveUpAsk:   "Dann siehst du die Lösung, und das Spiel zählt als verloren.",
	KeepPlaying: "Weiterspielen",
	Update:      "Neue Version laden",
	UpdateNow:   "Laden",
	HasUpdate:   "Menü, mit einer neuen Version",
	Lists:       "Deine Wortlisten …",
}
