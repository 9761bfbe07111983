package model

import (
	"ketword/app/effect"
	"ketword/app/screen"
)

// BesideBoard reports whether a dialog is open beside the board. The argument says whether the window is
// wide; it is asked only if that matters.
func (m *Model) BesideBoard(wide func() bool) bool { return ScreenOf(m.Screen).Beside && wide() }

// OverPage reports whether a dialog is open over the page, so that the game does not receive keys.
func (m *Model) OverPage(wide func() bool) bool {
	return m.Screen != screen.None && !m.BesideBoard(wide)
}

// OpenScreen shows a dialog. Notices read in the dialog before are dropped.
func (m *Model) OpenScreen(name screen.Name) {
	if _, rivals := m.Duel(); name == screen.Rival && !rivals && !m.MayLook() {
		return
	}
	if name == screen.Review || name == screen.Rival { // they tell the other word
		m.showOther()
	}
	m.dropReadNotices()
	if name == screen.Stats && !selects(m.Screen) {
		m.Selection = m.SelectionInPlay()
	}
	m.Screen = name
	m.screenOpened()
	shown := ScreenOf(m.Screen)
	if shown.OwnLists {
		m.do(effect.ReadOwnLists{Since: m.changes})
	}
	m.do(shown.Reads...)
}

// screenOpened tells the state of the dialog that it was opened.
func (m *Model) screenOpened() {
	if state := m.StateOf(m.Screen); state != nil {
		var wants screen.Intents
		state.Opened(&m.Session, &wants)
		m.carry(wants)
	}
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. Notices read there don't move to the message line.
func (Close) update(m *Model) {
	m.dropReadNotices()
	m.Screen = screen.None
}

// selects reports whether a dialog shows the selected games, or is opened from a dialog
// that does.
func selects(s screen.Name) bool {
	return s == screen.Stats || s == screen.Games || s == screen.Review || s == screen.Scores
}
