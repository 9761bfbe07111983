package german

import "ketword/app/text"

var help = text.Help{
	Title: "So wird gespielt",
	Samples: text.Samples{
		Secret: "abend", Marks: "adler", Twice: "nebel",
		First: "krone", Second: "platz", Unmixed: "stahl", Mixed: "kiste",
	},
	Goal:         "Finde das Lösungswort in sechs Versuchen. Jeder Versuch muss ein Wort sein, und seine Markierungen zeigen, wie nah du dran bist.",
	Marks:        "Ein Beispiel: Die Lösung ist ABEND, und du rätst:",
	Told:         "Farbig: richtiger Buchstabe am richtigen Platz. Farbig mit Rahmen: kommt vor, aber woanders. Grau: kommt nicht vor.",
	Twice:        "Doppelte Buchstaben",
	TwiceTold:    "ABEND hat nur ein E, darum ist im Versuch nur ein E markiert, und das andere ist grau. Buchstaben am richtigen Platz haben Vorrang, danach geht es von links nach rechts.",
	Quantum:      "Quantum",
	QuantumTold:  "Es gibt zwei Lösungswörter, und sie haben keinen Buchstaben gemeinsam. Errate eines davon, und du gewinnst. Ein Beispiel mit KRONE und PLATZ:",
	Unmixed:      "Quadrate: Alle Markierungen kommen von einem Wort. Hier stehen T, A und L in PLATZ, aber die Zeile verrät nicht, welches Wort es ist.",
	UnmixedTells: "Also hat das eine Wort T, A und L, und das andere hat keinen der fünf Buchstaben.",
	Mixed:        "Kreise, zwischen | und ⟩: Die Markierungen kommen von beiden Wörtern. Hier stehen K und E in KRONE, T in PLATZ, aber die Zeile verrät nicht, welcher Buchstabe zu welchem Wort gehört.",
	MixedTells:   "Also hat jedes Wort mindestens einen der Buchstaben K, T und E, auf eine dieser drei Arten, und keines hat I oder S.",
	Win:          "Gewonnen: ein ganzes Wort, in Quadraten. Das Paar ist zu diesem Wort kollabiert.",
	Keys:         "Tastatur",
	KeysTold:     "Tippe Buchstaben. Mit der Eingabetaste rätst du, mit der Rücktaste löschst du. Um einen Buchstaben zu ändern, tippe auf sein Feld oder geh mit einer Pfeiltaste dorthin. Eine Taste zeigt die beste Markierung, die ihr Buchstabe bisher hatte. Sie ist rund, wenn ihn nur gemischte Zeilen markiert haben.",
	KeysByTab:    "Ohne Maus: Die Tabulatortaste führt zur Bildschirmtastatur, und die Pfeile führen zu ihren Tasten, mit gedrückter Umschalttaste zu den Feldern. Mit einem Screenreader geh zuerst zur Tastatur, damit deine Buchstaben beim Spiel ankommen.",
	Games:        "Spiele",
	GamesTold:    "Jeder Modus hat jeden Tag ab Mitternacht ein neues Rätsel. Die Zeile über dem Spielfeld führt zu anderen Rätseln: zu beliebig vielen zufälligen und zu Wörtern anderer Sprachen und Längen. Im Menü kannst du eigene Wortlisten importieren. Ein Spiel, das du aufgibst, zählt als verloren.",
	About:        "Über Ketword",
	Private:      "Nichts verlässt dieses Gerät: kein Konto, kein Tracking. Spiele und Statistik bleiben in diesem Browser.",
	Rights:       "Ketword hat mit Wordle und dessen Eigentümer nichts zu tun.",
	Version:      func(version string) string { return "Version " + version },
	Licences:     "Lizenzen",
}
