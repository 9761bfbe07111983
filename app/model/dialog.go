package model

// Screen is a dialog.
type Screen string

// The screens.
const (
	NoScreen       Screen = ""
	HelpScreen     Screen = "help"
	StatsScreen    Screen = "stats"
	MenuScreen     Screen = "menu"
	ListsScreen    Screen = "lists"
	GiveUpScreen   Screen = "giveup"
	ShareScreen    Screen = "share"
	SettingsScreen Screen = "settings"
)

// Open shows a dialog.
type Open struct{ Screen Screen }

// update shows the dialog. Dialogs with the player's lists read them again, since
// another window may have changed them.
func (msg Open) update(m Model) (Model, []Effect) {
	m.Screen, m.Chosen, m.Tab = msg.Screen, false, Tab(m.Game.Puzzle.Rules.Mode.String())
	if msg.Screen == MenuScreen || msg.Screen == ListsScreen {
		return m, []Effect{ReadOwnLists{Since: m.changes}}
	}
	return m, nil
}

// Close closes the dialog.
type Close struct{}

// update closes the dialog. What the statistics told of a file was read there,
// and does not stay in the message line.
func (Close) update(m Model) (Model, []Effect) {
	if m.Screen == StatsScreen && m.TellsOfFile() {
		m.Notices = nil
	}
	m.Screen, m.Renaming = NoScreen, ListName{}
	return m, nil
}
