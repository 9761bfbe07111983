// Package screen defines what screens have in common. Each screen with a state is a package below this one,
// with its state, its update and its drawing; the others are files of package still. A screen shows one
// dialog. It reads the session, and changes everything else by intents.
package screen

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/text"
)

// Name is the name of a screen, also in its address.
type Name string

// The names of the screens that other packages mention. Names of other screens are only in their [Screen].
const (
	None      Name = ""
	Help      Name = "help"
	Stats     Name = "stats"
	Menu      Name = "menu"
	Archive   Name = "archive"
	Puzzle    Name = "puzzle"
	Lists     Name = "lists"
	GiveUp    Name = "giveup"
	Share     Name = "share"
	Settings  Name = "settings"
	Lab       Name = "lab"
	Hint      Name = "hint"
	PlayOn    Name = "playon"
	Review    Name = "review"
	Games     Name = "games"
	Friends   Name = "friends"
	Scores    Name = "scores"
	Solver    Name = "solver"
	Install   Name = "install"
	Offline   Name = "offline"
	Challenge Name = "challenge"
	Rival     Name = "rival"
)

// Screen holds the constant properties of a screen.
type Screen struct {
	Name   Name
	Title  func(*text.Text) string // returns its heading
	Focus  string                  // selector of the element to focus when it replaces another dialog
	Paged  bool                    // it has its own address, with its name
	Beside bool                    // it is shown beside the board in a wide window
	Once   bool                    // Forward does not open it again, since it asks a question or shows the result of an action

	Actions []Action // what its controls do

	OwnLists bool             // it shows the player's lists, which are read again when it is opened, since another window may have changed them
	Reads    []effect.Effect  // other effects to carry out when it is opened
	Tells    []notice.Subject // subjects whose notices it shows instead of the message line, besides OfDeed
}

// Path returns the path of the screen's address, relative to the site's root, or "" if it has none.
func (s Screen) Path() string {
	if !s.Paged {
		return ""
	}
	return string(s.Name) + "/"
}

// FirstControl selects the first control below the heading.
const FirstControl = ".content button"
