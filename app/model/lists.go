package model

import (
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// ChooseList goes to a list. The dialog stays open unless Closes is set.
type ChooseList struct {
	List   lists.Name
	Closes bool
}

// update goes to the list in the mode in play. A list without secrets for that
// mode can only be played by its own Play button, which closes the dialog.
func (c ChooseList) update(m *Model) {
	mode := m.Game.Puzzle.Rules.Mode
	m.chosen = true
	if c.Closes {
		m.Screen = screen.None
	}
	if c.Closes && !m.Offers(c.List, mode) {
		mode = engine.Classic // the player asked for the list, not for the mode
	}
	if c.List == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.Offers(c.List, mode) {
		m.Waiting = session.Waiting{}
		return
	}
	d := m.lastOf(mode, c.List)
	d.stays = !c.Closes
	m.goTo(d)
}
