package german

import "ketword/app/text"

var settings = text.Settings{
	Title:   "Einstellungen",
	Open:    "Einstellungen …",
	Unsaved: "Ketword darf in diesem Browser nichts speichern. Die Einstellungen gelten, bis du die Seite verlässt.",
	Groups:  map[string]string{"look": "Aussehen", "keyboard": "Tastatur", "game": "Spiel"},
	Rows: map[string]text.Setting{
		"theme": {
			Name:   "Farben",
			Hint:   "Wie dein Gerät sie hat, oder immer hell oder dunkel.",
			Values: map[string]string{"system": "Wie das Gerät", "light": "Hell", "dark": "Dunkel"},
		},
		"layout": {
			Name:   "Anordnung der Tasten",
			Hint:   "Wo die Buchstaben auf der Bildschirmtastatur stehen, egal für welche Wörter. Buchstaben, die einer Anordnung fehlen, wie É oder Ñ, bekommen eigene Tasten.",
			Values: map[string]string{"list": "Wie bei den Wörtern üblich", "qwerty": "QWERTY", "qwertz": "QWERTZ", "azerty": "AZERTY", "alphabetical": "Von A bis Z"},
		},
		"swap-keys": {
			Name: "Eingabe und Löschen tauschen",
			Hint: "Auf der Bildschirmtastatur steht Eingabe dann rechts und Löschen links.",
		},
		"keep-guessing": {
			Name: "Nach einer Niederlage weiterraten",
			Hint: "Verdeckt die Lösung nach dem letzten Versuch, damit du weitermachen kannst. Das Spiel bleibt verloren.",
		},
		"count": {
			Name: "Zeigen, wie viele noch möglich sind",
			Hint: "Nach jedem Versuch: wie viele Wörter oder Paare noch möglich sind. Die Zahl gilt nicht als Tipp.",
		},
	},
}
