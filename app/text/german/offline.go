package german

import "ketword/app/text"

var offline = text.Offline{
	Open:    "Offline spielen …",
	Title:   "Offline spielen",
	Told:    "Du kannst jetzt offline spielen",
	Ready:   "Ketword ist auf diesem Gerät gespeichert: Du kannst es ohne Netz öffnen und spielen.",
	Coming:  "Ketword wird noch auf diesem Gerät gespeichert. Bis dahin braucht es das Netz.",
	Broken:  "Ketword ist auf diesem Gerät nicht vollständig gespeichert, darum braucht es das Netz. Bei jedem Öffnen mit Netz versucht es das erneut. Wenn das Gerät voll ist, schaff erst etwas Platz.",
	Unable:  "Ketword darf in diesem Browser nicht auf dem Gerät gespeichert werden. Ohne Netz lässt es sich nicht öffnen.",
	Lists:   "Wortlisten auf diesem Gerät",
	Kept:    "gespeichert",
	Unit:    "kB",
	KeepAll: "Alle Listen offline behalten",
	KeepAllAbout: func(megabytes string) string {
		return "Speichert sie alle, zusammen " + megabytes + " MB, und hält sie auf dem neuesten Stand."
	},
	Of:        func(done, all string) string { return done + " von " + all + " MB" },
	All:       "Alle Listen sind gespeichert.",
	Full:      "Auf diesem Gerät ist kein Platz für weitere Listen. Die mit Haken kannst du offline spielen.",
	Lost:      "Die übrigen Listen konnten nicht geladen werden. Bitte prüfe deine Verbindung.",
	Safe:      "Dieser Browser hat zugesagt, deine Spiele nicht von sich aus zu löschen.",
	Clearable: "Wenn der Platz knapp wird, kann dieser Browser deine Spiele löschen. Exportiere sie deshalb ab und zu.",
}
