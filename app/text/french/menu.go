package french

import "ketword/app/text"

var menu = text.Menu{
	Title:       "Menu",
	Game:        "Cette partie",
	Play:        "Jouer",
	Tools:       "Outils",
	Device:      "Cet appareil",
	GiveUp:      "Abandonner",
	GiveUpHead:  "Abandonner ?",
	GiveUpAsk:   "La solution s’affichera, et la partie comptera comme perdue.",
	KeepPlaying: "Continuer",
	Update:      "Passer à la nouvelle version",
	UpdateNow:   "Charger",
	HasUpdate:   "Menu, avec une nouvelle version",
	Lists:       "Vos listes de mots…",
}
