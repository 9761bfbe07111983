package french

import "ketword/app/text"

var unfinished = text.Unfinished{
	Title:   "Parties en cours",
	Rows:    rows,
	Remove:  func(game string) string { return "Retirer " + game },
	Removed: func(game string) string { return "Partie retirée : " + game + "." },
	Back:    func(game string) string { return "De retour : " + game + "." },
}
