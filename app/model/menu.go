package model

import "ketword/engine"

// Menu is what the menu offers besides what is always there.
type Menu struct {
	Playing  bool // there is a game to be helped with, or to be given up
	Update   bool // a new version waits
	Installs bool // the game can be installed
}

// Menu derives what the menu offers.
func (m Model) Menu() Menu {
	return Menu{Playing: m.Game.Status() == engine.Playing, Update: m.UpdateWaits, Installs: m.Installs != NoInstall}
}
