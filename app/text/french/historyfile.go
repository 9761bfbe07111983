package french

import (
	"strconv"

	"ketword/app/text"
)

var history = text.History{
	Head:     "Importer et exporter",
	Export:   "Exporter l’historique",
	Import:   "Importer un historique",
	Reading:  "Lecture…",
	File:     "ketword-historique.json",
	Exported: func(file string) string { return "Historique exporté sous le nom " + file },
	Added:    func(what string) string { return "Ajouté : " + what + "." },
	NoneNew: func(games int) string {
		switch games {
		case 0:
			return "Aucune nouvelle partie : le fichier n’en contient pas."
		case 1:
			return "Aucune nouvelle partie : celle du fichier est déjà là."
		}
		return "Aucune nouvelle partie : les " + number(games) + " du fichier sont déjà là."
	},
	Settings: "Les réglages du fichier valent là où vous n’aviez rien choisi.",
	Unknown:  "Les réglages que cette version de Ketword ne connaît pas ont été omis.",
	Refused:  func(reason string) string { return "Rien n’a été importé. " + reason },
	Reason: text.HistoryReason{
		Empty: "Le fichier est vide.",
		TooLong: func(megabytes string, most int) string {
			return "Le fichier fait " + megabytes + "\u00a0Mo, et la limite est de " + strconv.Itoa(most) + "\u00a0Mo."
		},
		NotJSON: func(line, character int) string {
			return "Ce n’est pas un historique de Ketword : le JSON n’est pas valable à la ligne " + strconv.Itoa(line) +
				", caractère " + strconv.Itoa(character) + "."
		},
		Other:      "Ce n’est pas un historique de Ketword.",
		Newer:      "Le fichier vient d’une version plus récente de Ketword.",
		Scores:     "Les scores du fichier ne sont pas des lignes de dix nombres.",
		Settings:   "Les réglages du fichier sont illisibles.",
		Shape:      badGame("n’est pas une partie enregistrée"),
		Name:       badGame("n’a pas de nom de grille valable"),
		Secret:     badGame("a une solution illisible"),
		Guesses:    badGame("a des essais impossibles à jouer"),
		Rival:      badGame("a une partie adverse illisible"),
		List:       badGame("ne nomme pas sa liste de mots"),
		Unfinished: badGame("n’est pas terminée"),
		BadToo: func(first, numbers string, more int) string {
			if more > 0 {
				numbers += " et " + count(more, "autre", "autres")
			}
			return first + " Fausses aussi : " + numbers + "."
		},
	},
}

// badGame returns the sentence that says what is wrong with a game.
func badGame(fault string) func(int) string {
	return func(game int) string { return "La partie " + strconv.Itoa(game) + " " + fault + "." }
}
