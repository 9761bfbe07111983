package german

import "ketword/app/text"

var watch = text.Watch{
	Player: "Wer spielt",
	GoesBy: text.Names{
		{"openers", "Rät ADIEU, dann SNORT, wenn die Liste sie hat; dann lost sie unter dem, was noch möglich ist."},
		{"random", "Lost unter dem, was noch möglich ist."},
		{"eliminate", "Schließt im Schnitt so viel wie möglich aus."},
		{"entropy", "Erfährt im Schnitt so viel wie möglich, in Bit."},
		{"minimax", "Lässt im schlimmsten Fall so wenig wie möglich übrig."},
		{"parts", "Teilt, was übrig ist, in so viele Gruppen wie möglich."},
		{"best", "Die stärkste: Sie betrachtet auch die Versuche nach dem nächsten."},
	},
	Figure: map[string]func(string) string{
		"eliminate": func(figure string) string { return "Das schließt im Schnitt " + figure + " aus." },
		"entropy":   func(figure string) string { return "Das verrät im Schnitt " + figure + " Bit." },
		"minimax":   func(figure string) string { return "Das lässt höchstens " + figure + " übrig." },
		"parts":     func(figure string) string { return "Das ergibt " + figure + " Gruppen." },
	},
	Secret: "Lösung",
	First:  "Erster Versuch",
	About:  "Ohne Lösung und Rätsel wird eines ausgelost. So ein Spiel zählt nirgends.",
	Both:   "Gib eine Lösung oder die Nummer eines Rätsels ein, nicht beides.",
	Play:   "Zusehen",
}
