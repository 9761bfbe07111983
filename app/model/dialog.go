package model

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/archive"
	"ketword/app/screen/challenge"
	"ketword/app/screen/games"
	"ketword/app/screen/help"
	"ketword/app/screen/lab"
	"ketword/app/screen/puzzle"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
)

// BesideBoard reports whether a dialog is open beside the board, in a window that is wide or not.
func (m *Model) BesideBoard(wide bool) bool { return wide && ScreenOf(m.Screen).Beside }

// OverPage reports whether a dialog is open over the page, so that keys are not the game's.
func (m *Model) OverPage(wide bool) bool { return m.Screen != screen.None && !m.BesideBoard(wide) }

// Open shows a dialog.
type Open struct{ Screen screen.Name }

// update shows the dialog, in place of what was told in another one. Dialogs with
// the player's lists read them again, since another window may have changed them.
func (msg Open) update(m *Model) {
	if _, rivals := m.Duel(); msg.Screen == screen.Rival && !rivals {
		return
	}
	m.dropReadNotices()
	if msg.Screen == screen.Stats && !selects(m.Screen) {
		m.Selection = records.Selection{Mode: m.Game.Puzzle.Rules.Mode}
	}
	m.Screen, m.OwnLists.Renaming = msg.Screen, lists.Name{}
	switch msg.Screen {
	case screen.Challenge:
		m.receive(challenge.Opened{})
	case screen.Help:
		m.receive(help.Opened{})
	case screen.Puzzle:
		m.receive(puzzle.Opened{})
		m.do(effect.ReadOwnLists{Since: m.changes}, effect.ReadCache{})
	case screen.Lists:
		m.do(effect.ReadOwnLists{Since: m.changes})
	case screen.Offline:
		m.do(effect.ReadOffline{}, effect.ReadPersistence{})
	case screen.Stats:
		m.do(effect.ReadPersistence{})
	case screen.Games:
		m.receive(games.Opened{})
	case screen.Archive:
		m.receive(archive.Opened{})
		m.do(effect.ReadOwnLists{Since: m.changes})
	case screen.Review:
		m.receive(review.Opened{})
	case screen.Solver:
		m.receive(solver.Opened{})
		m.do(effect.ReadOwnLists{Since: m.changes})
	case screen.Lab:
		m.receive(lab.Opened{})
	}
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. What was read there does not stay in the message line.
func (Close) update(m *Model) {
	m.dropReadNotices()
	m.Screen, m.OwnLists.Renaming = screen.None, lists.Name{}
}

// selects reports whether a dialog shows the games that are selected, or is opened from
// one that does.
func selects(s screen.Name) bool {
	return s == screen.Stats || s == screen.Games || s == screen.Review || s == screen.Scores
}
