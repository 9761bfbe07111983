package french

import "ketword/app/text"

var offline = text.Offline{
	Open:    "Jouer hors ligne…",
	Title:   "Jouer hors ligne",
	Told:    "Prêt à jouer hors ligne",
	Ready:   "Ketword est sur cet appareil : il s’ouvre et se joue sans réseau.",
	Coming:  "Ketword s’enregistre encore sur cet appareil. D’ici là, il lui faut le réseau.",
	Broken:  "Ketword n’est pas entièrement enregistré sur cet appareil : il lui faut le réseau. Il réessaie à chaque ouverture en ligne. Si l’appareil est plein, libérez d’abord de la place.",
	Unable:  "Ce navigateur ne laisse pas enregistrer Ketword sur cet appareil : il ne s’ouvre qu’avec le réseau.",
	Lists:   "Listes de mots sur cet appareil",
	Kept:    "enregistrée",
	Unit:    "ko",
	KeepAll: "Garder toutes les listes hors ligne",
	KeepAllAbout: func(megabytes string) string {
		return "Les enregistre toutes, " + megabytes + " Mo en tout, et les tient à jour."
	},
	Of:        func(done, all string) string { return done + " sur " + all + " Mo" },
	All:       "Toutes les listes sont enregistrées.",
	Full:      "Il n’y a plus de place sur cet appareil pour d’autres listes. Celles qui sont cochées se jouent hors ligne.",
	Lost:      "Les autres listes n’ont pas pu être chargées. Vérifiez votre connexion.",
	Safe:      "Ce navigateur s’est engagé à ne pas effacer vos parties de lui-même.",
	Clearable: "Ce navigateur peut effacer vos parties quand la place manque : exportez-les de temps en temps.",
}
