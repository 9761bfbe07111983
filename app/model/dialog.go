package model

import (
	"ketword/app/effect"
	"ketword/app/records"
	"ketword/app/screen"
)

// BesideBoard reports whether a dialog is open beside the board, in a window that is wide or not.
func (m *Model) BesideBoard(wide bool) bool { return wide && ScreenOf(m.Screen).Beside }

// OverPage reports whether a dialog is open over the page, so that keys are not the game's.
func (m *Model) OverPage(wide bool) bool { return m.Screen != screen.None && !m.BesideBoard(wide) }

// Open shows a dialog.
type Open struct{ Screen screen.Name }

// update shows the dialog, in place of what was told in another one.
func (msg Open) update(m *Model) {
	if _, rivals := m.Duel(); msg.Screen == screen.Rival && !rivals {
		return
	}
	m.dropReadNotices()
	if msg.Screen == screen.Stats && !selects(m.Screen) {
		m.Selection = records.Selection{Mode: m.Game.Puzzle.Rules.Mode}
	}
	m.Screen = msg.Screen
	shown := ScreenOf(m.Screen)
	if shown.Opened != nil {
		m.receive(shown.Opened)
	}
	if shown.OwnLists {
		m.do(effect.ReadOwnLists{Since: m.changes})
	}
	m.do(shown.Reads...)
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. What was read there does not stay in the message line.
func (Close) update(m *Model) {
	m.dropReadNotices()
	m.Screen = screen.None
}

// selects reports whether a dialog shows the games that are selected, or is opened from
// one that does.
func selects(s screen.Name) bool {
	return s == screen.Stats || s == screen.Games || s == screen.Review || s == screen.Scores
}
