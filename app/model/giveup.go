package model

import "ketword/app/screen"

// GiveUp ends the game as lost.
type GiveUp struct{}

// update only closes the dialog where another window has ended the game
// meanwhile.
func (GiveUp) update(m *Model) {
	if !m.Opened() {
		return
	}
	m.Screen = screen.None
	if !m.Playing() {
		return
	}
	m.Game, m.Typed, m.cursor = m.Game.GiveUp(), "", cursor{}
	m.Notices, m.Fresh, m.retry = nil, NoRow, nil
	m.say(SayRow)
	m.save()
}
