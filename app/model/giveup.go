package model

// GiveUp ends the game as lost.
type GiveUp struct{}

// update only closes the dialog where another window has ended the game
// meanwhile.
func (GiveUp) update(m Model) (Model, []Effect) {
	if !m.opened() {
		return m, nil
	}
	m.Screen = NoScreen
	if !m.playing() {
		return m, nil
	}
	m.Game, m.Typed, m.cursor = m.Game.GiveUp(), "", cursor{}
	m.Notices, m.Fresh, m.retry = nil, NoRow, nil
	return m.say(SayRow).save()
}
