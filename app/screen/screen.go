// Package screen is what screens have in common. A screen is a package below this one with its state,
// its update and its drawing, and shows one dialog. It reads the session, and asks for what concerns
// others by intents.
package screen

import (
	"ketword/app/effect"
	"ketword/app/notice"
	"ketword/app/text"
)

// Name names a screen, in its address, too.
type Name string

// The screens.
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
	Scores    Name = "scores"
	Solver    Name = "solver"
	Install   Name = "install"
	Offline   Name = "offline"
	Challenge Name = "challenge"
	Rival     Name = "rival"
)

// Screen is what there is to know of a screen besides its state: its package has one value.
type Screen struct {
	Name   Name
	Title  func(*text.Text) string // its heading
	Focus  string                  // selector within the dialog of what gets the focus where it takes another's place
	Paged  bool                    // it has an address of its own, by its name
	Beside bool                    // it stands beside the board in a wide window
	Once   bool                    // Forward does not open it again: it asks, or tells what was just done

	Actions []Action // what its controls do

	Opened   any              // message that it is shown; nil if it does nothing then
	OwnLists bool             // it shows the player's lists, which are read again then: another window may have changed them
	Reads    []effect.Effect  // what else is read then
	Tells    []notice.Subject // what it tells besides deeds, in place of the message line
}

// Path returns the address of a screen, from the site's root; "" if it has none.
func (s Screen) Path() string {
	if !s.Paged {
		return ""
	}
	return string(s.Name) + "/"
}

// FirstControl is the first control below the heading.
const FirstControl = ".content button"
