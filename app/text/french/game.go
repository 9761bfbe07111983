package french

import (
	"strconv"

	"ketword/app/text"
)

var game = text.Game{
	Classic:       "Classique",
	Quantum:       "Quantique",
	Skip:          "Aller au jeu",
	Mode:          "Mode",
	Close:         "Fermer",
	Board:         "Plateau",
	Keyboard:      "Clavier : tapez des lettres, ou allez d’une touche à l’autre avec les flèches",
	Enter:         "Entrée",
	Backspace:     "Retour arrière",
	Daily:         func(number int) string { return "Mot du jour nº " + strconv.Itoa(number) },
	Yesterday:     "Hier",
	Tomorrow:      "Demain",
	Date:          fullDate,
	Today:         "Aujourd’hui",
	Seeded:        func(seed uint64) string { return "Grille " + strconv.FormatUint(seed, 10) },
	Challenge:     "Défi",
	Random:        "Grille au hasard",
	Title:         func(mode, puzzle string) string { return mode + " · " + puzzle + " · Ketword" },
	Language:      func(tag string) string { return languageNames.Of(tag) },
	Letters:       letters,
	Decimal:       ",",
	Percent:       func(number string) string { return number + " %" },
	Tries:         triesOrAny,
	Level:         func(name string) string { return levels.Of(name) },
	Introductions: text.Names{{"classic", "Trouvez le mot secret en six essais."}, {"quantum", "Deux mots secrets : trouvez-en un."}},
	Again:         "à nouveau",
	Loading:       "Vous pouvez déjà taper pendant que le jeu se charge…",
}

var languageNames = text.Names{{"en", "Anglais"}, {"de", "Allemand"}, {"fr", "Français"}}

var levels = text.Names{{"normal", "Normal"}, {"hard", "Difficile"}, {"strict", "Strict"}}

var shortMonths = [...]string{
	"janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
}

func fullDate(year, month, day int) string {
	said := date(day) + " " + shortMonths[month-1]
	if year != 0 {
		said += " " + strconv.Itoa(year)
	}
	return said
}

func triesOrAny(n int) string {
	if n == 0 {
		return "Sans limite"
	}
	return tries(n)
}
