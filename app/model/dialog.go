package model

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/records"
)

// Screen is a dialog.
type Screen string

// The screens.
const (
	NoScreen       Screen = ""
	HelpScreen     Screen = "help"
	StatsScreen    Screen = "stats"
	MenuScreen     Screen = "menu"
	ArchiveScreen  Screen = "archive"
	PuzzleScreen   Screen = "puzzle"
	ListsScreen    Screen = "lists"
	GiveUpScreen   Screen = "giveup"
	ShareScreen    Screen = "share"
	SettingsScreen Screen = "settings"
	LabScreen      Screen = "lab"
	HintScreen     Screen = "hint"
	PlayOnScreen   Screen = "playon"
	ReviewScreen   Screen = "review"
	GamesScreen    Screen = "games"
	ScoresScreen   Screen = "scores"
	SolverScreen   Screen = "solver"

	InstallScreen Screen = "install"
	OfflineScreen Screen = "offline"

	ChallengeScreen Screen = "challenge"
	RivalScreen     Screen = "rival"
)

// StandsBeside reports whether a dialog stands beside the board in a wide window, where the
// game goes on. In others it lies over the page, as all the rest do.
func (s Screen) StandsBeside() bool {
	switch s {
	case HintScreen, PlayOnScreen, ReviewScreen, RivalScreen, LabScreen:
		return true
	}
	return false
}

// BesideBoard reports whether a dialog is open beside the board, in a window that is wide or not.
func (m *Model) BesideBoard(wide bool) bool { return wide && m.Screen.StandsBeside() }

// OverPage reports whether a dialog is open over the page, so that keys are not the game's.
func (m *Model) OverPage(wide bool) bool { return m.Screen != NoScreen && !m.BesideBoard(wide) }

// Open shows a dialog.
type Open struct{ Screen Screen }

// update shows the dialog, in place of what was told in another one. Dialogs with
// the player's lists read them again, since another window may have changed them.
func (msg Open) update(m *Model) {
	if _, rivals := m.Duel(); msg.Screen == RivalScreen && !rivals {
		return
	}
	m.untellRead()
	m.Challenge.Fault = ChallengeFault{}
	if msg.Screen == StatsScreen && !m.Screen.selects() {
		m.Selection = records.Selection{Mode: m.Game.Puzzle.Rules.Mode}
	}
	m.Screen, m.chosen, m.Listing.Asks, m.Renaming = msg.Screen, false, Deletion{}, lists.Name{}
	switch msg.Screen {
	case HelpScreen:
		m.Explainer = newExplainer(m.samples)
	case PuzzleScreen:
		m.do(effect.ReadOwnLists{Since: m.changes}, effect.ReadCache{})
	case ListsScreen:
		m.do(effect.ReadOwnLists{Since: m.changes})
	case OfflineScreen:
		m.do(effect.ReadOffline{}, effect.ReadPersistence{})
	case StatsScreen:
		m.do(effect.ReadPersistence{})
	case ArchiveScreen:
		m.openArchive()
		m.do(effect.ReadOwnLists{Since: m.changes}, effect.ReadWeek{})
	case ReviewScreen:
		m.reviewAgain()
	case SolverScreen:
		m.startSolver()
		m.do(effect.ReadOwnLists{Since: m.changes})
	case LabScreen:
		m.openLab()
	}
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. What was read there does not stay in the message line.
func (Close) update(m *Model) {
	m.untellRead()
	m.Screen, m.Renaming = NoScreen, lists.Name{}
}
