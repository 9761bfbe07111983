package german

import "ketword/app/text"

var share = text.Share{
	Result:   "Teilen",
	Link:     "Link zum Rätsel teilen",
	Assisted: func(game string) string { return game + ", mit Tipps" },
	Again:    func(game string) string { return game + ", noch einmal" },
	Play:     func(address string) string { return "Spiel dasselbe Rätsel: " + address },
	Unsolved: func(address string) string { return "Das hat mich besiegt. Löst du es? " + address },
	Random:   "Zufallsrätsel",
	Chosen:   "Duell",
	Graded:   func(skill, luck string) string { return "Können " + skill + ", Glück " + luck + " von 99" },

	Told: func(title, ending string) string { return title + ": " + ending },
	Solved: func(used, most int) string {
		if used == 1 && most == 1 {
			return "gelöst im einzigen Versuch."
		}
		return "gelöst in " + ofTries(used, most) + "."
	},
	Lost: func(most int) string { return "nicht gelöst in " + inTries(most) + "." },
	GaveUp: func(used, most int) string {
		if used == 1 && most == 1 {
			return "aufgegeben nach dem einzigen Versuch."
		}
		return "aufgegeben nach " + ofTries(used, most) + "."
	},
	All: func(mark string) string {
		if mark == marks.Of("absent") {
			return "alle fehlen"
		}
		return "alle " + mark
	},

	Form:           "Teilen als",
	Forms:          text.Names{{"emoji", "Emojis"}, {"words", "Beschreibung"}, {"pattern", "Zeichen"}, {"digits", "Ziffern"}, {"picture", "Bild"}},
	Offer:          "Teilen …",
	Copy:           "Kopieren",
	Save:           "Bild speichern",
	Blocked:        "Dein Browser lässt das Kopieren nicht zu. Der Text ist markiert: Kopiere ihn selbst.",
	BlockedPicture: "Dein Browser kann keine Bilder kopieren. Speichere es als Datei.",
	WithLink:       text.Setting{Of: "share-link", Name: "Mit Link", About: "Wer ihn öffnet, spielt dasselbe Rätsel."},
	WithGrades:     text.Setting{Of: "share-grades", Name: "Mit Können und Glück", About: "Aus der Analyse."},
}
