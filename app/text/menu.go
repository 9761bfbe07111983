package text

// Menu has the entries of the menu.
type Menu struct {
	Title                     string
	Game, Play, Tools, Device string // headings
	GiveUp                    string
	GiveUpHead                string
	GiveUpAsk                 string
	KeepPlaying               string
	Update                    string
	UpdateNow                 string // the same, beside Notice.UpdateReady
	HasUpdate                 string // name of the menu's button, while there is an update
	Lists                     string // opens the player's lists
}

var englishMenu = Menu{
	Title:       "Menu",
	Game:        "This game",
	Play:        "Play",
	Tools:       "Tools",
	Device:      "This device",
	GiveUp:      "Give up",
	GiveUpHead:  "Give up?",
	GiveUpAsk:   "The secret is shown, and the game counts as lost.",
	KeepPlaying: "Keep playing",
	Update:      "Update to the new version",
	UpdateNow:   "Update",
	HasUpdate:   "Menu, new version ready",
	Lists:       "Your word lists …",
}
