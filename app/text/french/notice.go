package french

import (
	"strconv"

	"ketword/app/text"
)

var notice = text.Notice{
	TooShort: func(length int) string { return "Il faut " + letters(length) },
	Missing:  func(position int) string { return "Il manque la lettre " + strconv.Itoa(position) },
	MissingMore: func(before string, last int) string {
		return "Il manque les lettres " + before + " et " + strconv.Itoa(last)
	},
	Unknown: func(word string) string { return word + " n’est pas dans la liste" },
	ForeignLetter: func(letter string) string {
		return "Cette liste n’a pas de " + letter + ". Les touches ci-dessous ont ses lettres"
	},
	Repeated: func(word string, guess int) string {
		return word + " : déjà l’essai " + strconv.Itoa(guess) + ". Entrée le rejoue"
	},
	Position: func(position int, letter string, guess int) string {
		return "La lettre " + strconv.Itoa(position) + " doit être " + letter + source(guess)
	},
	Letter: func(letter string, n, guess int) string {
		if n != 1 {
			letter = strconv.Itoa(n) + " fois " + letter
		}
		return "Le mot doit contenir " + letter + source(guess)
	},
	Moved: func(position int, letter string, guess int) string {
		return "La lettre " + strconv.Itoa(position) + " ne peut être " + letter + source(guess)
	},
	Most: mostHint,
	Place: func(position int, letter string, guess int) string {
		return "Un mot avec " + letter + " l’a en lettre " + strconv.Itoa(position) + source(guess)
	},
	Times: func(letter string, n, guess int) string {
		return "Un mot avec " + letter + " l’a " + strconv.Itoa(n) + " fois" + source(guess)
	},
	Whole: func(row int, letters string) string {
		return "La ligne " + strconv.Itoa(row) + " n’est pas mixte : un mot a " + letters + ", l’autre rien de cela"
	},
	Share: func(row int, letters string) string {
		return "La ligne " + strconv.Itoa(row) + " est mixte : chaque mot a " + letters
	},
	Split: func(row int, letters string) string {
		return "La ligne " + strconv.Itoa(row) + " est mixte : aucun mot seul n’a " + letters
	},
	Turn:    func(guess int) string { return "L’essai " + strconv.Itoa(guess) + " exclut ce mot" },
	Partner: "Ce mot ne peut être l’un des deux mots secrets",
	BadLink: func(part, value, wanted string) string {
		return "Dans ce lien, " + part + " " + quote(value) + " ne compte pas : il faut " + wanted + "."
	},
	BadSeed:   "Le numéro de grille de ce lien n’est pas valable : voici la grille du jour.",
	BadSecret: "La solution cachée dans ce lien est abîmée ou incomplète : voici la grille du jour.",
	BadRows:   "La partie adverse de ce lien est abîmée, ou d’une autre grille : elle ne compte pas.",
	Clash:     "ce qui va avec sa solution",
	Foreign: func(list string) string {
		return "La solution de ce lien n’est pas dans la liste d’ici (" + list + ") : voici la grille du jour."
	},
	BadLinks: badLinks,
	Parts: text.Names{
		{"mode", "le mode"},
		{"lang", "la langue"},
		{"length", "la longueur des mots"},
		{"seed", "le numéro de grille"},
		{"day", "le numéro de grille"},
		{"tries", "le nombre d’essais"},
		{"level", "le niveau"},
		{"words", "l’empreinte de la liste"},
		{"secret", "la solution"},
		{"rows", "la partie adverse"},
	},
	Wanted: text.Names{
		{"mode", "classic ou quantum"},
		{"lang", "une langue qui a une liste ici"},
		{"length", "une longueur qui a une liste ici"},
		{"level", "normal, hard ou strict"},
		{"words", "16 chiffres de 0 à f"},
		{"secret", "une solution faite par Ketword"},
		{"rows", "une partie terminée de cette grille"},
	},
	Number:    func(most int) string { return "un nombre entier de 0 à " + number(most) },
	OtherList: "Ce lien vient d’une autre version de la liste de mots : la solution peut être différente ici.",
	NotYet: func(date string) string {
		return "La grille du " + date + " n’est pas encore ouverte. Voici celle d’aujourd’hui."
	},
	ToCome:      func(date string) string { return "Ce sera la grille du " + date + "." },
	PlayedAgain: "Rejouée : ni comptée, ni gardée",
	Waits:       "Une autre partie vous attend dans les grilles",
	UpdateReady: "Nouvelle version prête",
	CantSave:    "Ce navigateur ne laisse pas Ketword enregistrer. Vous pouvez jouer, mais parties et statistiques seront perdues quand vous quitterez la page.",
	Corrupt: func(key string) string {
		return "Des données enregistrées étaient illisibles. Elles sont mises de côté dans ce navigateur, sous le nom " + key + "."
	},
	Newer:    "Des données viennent d’une version plus récente de Ketword. Elles restent telles quelles, et vos changements n’y sont pas enregistrés.",
	TooEarly: "Les grilles du jour commencent le 1er janvier 2026. Voici la première.",
	Copied: text.Names{
		{"emoji", "Résultat copié"},
		{"words", "Description copiée"},
		{"pattern", "Caractères copiés"},
		{"digits", "Chiffres copiés"},
		{"picture", "Image copiée"},
		{"link", "Lien copié"},
		{"challenge", "Défi copié"},
	},
}

func mostHint(letter string, n, guess int) string {
	switch n {
	case 0:
		return "Le mot ne peut contenir " + letter + source(guess)
	case 1:
		return "Le mot n’a qu’un " + letter + source(guess)
	}
	return "Le mot n’a que " + strconv.Itoa(n) + " " + letter + source(guess)
}

// source says which guess gave a hint, briefly: the message should fit on one line of a phone.
func source(guess int) string { return " (essai " + strconv.Itoa(guess) + ")" }

func badLinks(parts, values [2]string, more int) string {
	first := "Dans ce lien, " + parts[0] + " " + quote(values[0])
	second := parts[1] + " " + quote(values[1])
	if more == 0 {
		return first + " et " + second + " ne comptent pas."
	}
	return first + ", " + second + " et " + count(more, "autre chose", "autres choses") + " ne comptent pas."
}
