package model

import (
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// PlayList goes to a list in the mode in play. The dialog stays open unless it is to be closed. A list
// without secrets for that mode can only be played by its own Play button, which closes the dialog.
func (m *Model) PlayList(list lists.Name, closes bool) {
	mode := m.Game.Puzzle.Rules.Mode
	if closes {
		m.Screen = screen.None
	}
	if closes && !m.Offers(list, mode) {
		mode = engine.Classic // the player asked for the list, not for the mode
	}
	if list == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.Offers(list, mode) {
		m.Waiting = session.Waiting{}
		return
	}
	d := m.lastOf(mode, list)
	d.keepDialog = !closes
	m.goTo(d)
}
