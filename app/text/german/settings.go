package german

import "ketword/app/text"

var settings = text.Settings{
	Title:   "Einstellungen",
	Open:    "Einstellungen …",
	Unsaved: "Ketword darf in diesem Browser nichts speichern. Die Einstellungen gelten, bis du die Seite verlässt.",
	Groups:  text.Names{{"look", "Aussehen"}, {"keyboard", "Tastatur"}, {"game", "Spiel"}, {"language", "Sprache"}},
	Rows: text.SettingRows{
		{
			Of:     "theme",
			Name:   "Hell oder dunkel",
			About:  "Wie dein Gerät, oder immer gleich.",
			Values: text.Names{{"system", "Gerät"}, {"light", "Hell"}, {"dark", "Dunkel"}},
		},
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
		{
			Of:     "motion",
			Name:   "Bewegung",
			About:  "Felder drehen sich, abgelehnte Wörter wackeln.",
			Values: text.Names{{"system", "Gerät"}, {"reduced", "Keine"}},
		},
		{
			Of:     "layout",
			Name:   "Tastaturbelegung",
			About:  "Für die Bildschirmtastatur. Buchstaben, die einer Belegung fehlen, wie É oder Ñ, bekommen eigene Tasten.",
			Values: text.Names{{"list", "Passend zu den Wörtern"}, {"qwerty", "QWERTY"}, {"qwertz", "QWERTZ"}, {"azerty", "AZERTY"}, {"alphabetical", "Von A bis Z"}},
		},
		{
			Of:    "large-keys",
			Name:  "Größere Tasten",
			About: "Höhere Tasten mit größeren Buchstaben auf der Bildschirmtastatur. Das Spielfeld macht ihnen Platz.",
		},
		{
			Of:    "swap-keys",
			Name:  "Eingabe und Löschen tauschen",
			About: "Auf der Bildschirmtastatur steht Eingabe dann rechts und Löschen links.",
		},
		{
			Of:    "language",
			Name:  "Sprache der Seite",
			About: "Was du hier liest. Die Sprache der gesuchten Wörter wählst du mit dem Rätsel.",
		},
		{
			Of:    "submit",
			Name:  "Automatisch prüfen",
			About: "Ein Wort wird geprüft, sobald es vollständig ist. Gilt es nicht, bleibt es stehen, und du kannst es ändern.",
		},
		{
			Of:    "screen-keyboard",
			Name:  "Nur die Bildschirmtastatur",
			About: "Andere Tastaturen schreiben nicht ins Spiel. So können ihre Buchstaben Befehle eines Screenreaders oder einer Sprachsteuerung sein.",
		},
		{
			Of:    "haptics",
			Name:  "Vibrieren",
			About: "Leicht bei jeder Taste, stärker bei einem abgelehnten Wort und bei einem Sieg; nie bei verringerter Bewegung.",
		},
		{
			Of:    "keep-guessing",
			Name:  "Nach einer Niederlage weiterraten",
			About: "Verdeckt die Lösung nach dem letzten Versuch, damit du weitermachen kannst. Das Spiel bleibt verloren.",
		},
		{
			Of:    "count",
			Name:  "Zeigen, wie viele noch möglich sind",
			About: "Nach jedem Versuch: wie viele Wörter oder Paare noch möglich sind. Die Zahl gilt nicht als Tipp.",
		},
	},
}
