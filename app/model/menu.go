package model

import "ketword/engine"

// Menu is what the menu offers besides what is always there.
type Menu struct {
	Playing bool // there is a game to be helped with, or to be given up
	Update  bool // a new version waits
}

// Menu derives what the menu offers.
func (m Model) Menu() Menu {
	return Menu{Playing: m.Game.Status() == engine.Playing, Update: m.UpdateReady}
}

// UpdateWaits tells that a new version of the site is ready.
type UpdateWaits struct{}

func (UpdateWaits) update(m Model) (Model, []Effect) {
	m.UpdateReady = true
	return m, nil
}

// ApplyUpdate loads the new version.
type ApplyUpdate struct{}

func (ApplyUpdate) update(m Model) (Model, []Effect) { return m, []Effect{Reload{}} }

// Reload loads the new version of the site.
type Reload struct{ effect }
