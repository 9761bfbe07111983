package german

import "ketword/app/text"

var settings = text.Settings{
	Title:   "Einstellungen",
	Open:    "Einstellungen …",
	Unsaved: "Ketword darf in diesem Browser nichts speichern. Die Einstellungen gelten, bis du die Seite verlässt.",
	Groups:  text.Names{{"look", "Aussehen"}, {"keyboard", "Tastatur"}, {"game", "Spiel"}, {"language", "Sprache"}},
	Rows: text.SettingRows{
		{Of: "theme", Name: "Hell oder dunkel", Values: text.Names{{"system", "Gerät"}, {"light", "Hell"}, {"dark", "Dunkel"}}},
		{
			Of:     "contrast",
			Name:   "Hoher Kontrast",
			About:  "Schwarz und Weiß, Orange und Blau, mit dicken Rändern.",
			Values: text.Names{{"system", "Gerät"}, {"on", "An"}, {"off", "Aus"}},
		},
		{
			Of:     "palette",
			Name:   "Farben der Markierungen",
			About:  "Viele Farbenblinde können Blau und Orange besser unterscheiden. Hoher Kontrast hat immer diese Farben.",
			Values: text.Names{{"usual", "Grün und Gelb"}, {"colour-vision", "Blau und Orange"}},
		},
		{Of: "motion", Name: "Bewegung", Values: text.Names{{"system", "Gerät"}, {"reduced", "Keine"}}},
		{
			Of:     "layout",
			Name:   "Tastaturbelegung",
			About:  "Buchstaben, die einer Belegung fehlen, wie É oder Ñ, bekommen eigene Tasten.",
			Values: text.Names{{"list", "Passend zu den Wörtern"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "Von A bis Z"}},
		},
		{Of: "large-keys", Name: "Größere Tasten"},
		{Of: "swap-keys", Name: "Eingabe und Löschen tauschen", About: "Eingabe steht dann rechts, Löschen links."},
		{Of: "language", Name: "Sprache der Seite", About: "Die Sprache der gesuchten Wörter wählst du mit dem Rätsel."},
		{Of: "clear-row", Name: "Zweimal Löschen leert die Zeile", About: "Zwei schnelle Tastendrücke genügen. Escape leert sie immer."},
		{Of: "submit", Name: "Automatisch prüfen", About: "Ein Wort wird geprüft, sobald es vollständig ist."},
		{
			Of:    "screen-keyboard",
			Name:  "Nur die Bildschirm\u00adtastatur",
			About: "Überlässt die Buchstaben anderer Tastaturen einem Screenreader oder einer Sprachsteuerung.",
		},
		{Of: "haptics", Name: "Vibrieren", About: "Leicht bei jeder Taste; nie bei verringerter Bewegung."},
		{
			Of:    "keep-guessing",
			Name:  "Nach einer Niederlage weiterraten",
			About: "Verdeckt die Lösung, damit du weitermachen kannst. Das Spiel bleibt verloren.",
		},
		{
			Of:    "count",
			Name:  "Zeigen, wie viele noch möglich sind",
			About: "Nach jedem Versuch die Zahl der Wörter oder Paare, die noch möglich sind. Sie gilt nicht als Tipp.",
		},
		{Of: "dictionary", Name: "Wörter nachschlagen", About: "Nach einem Spiel führen seine Wörter zum Wiktionary, in einem anderen Tab."},
	},
}
