// Package screen defines what screens have in common. Each screen with a state is a package below this one,
// with its state, its update and its drawing; the others are files of package stateless. A screen shows one
// dialog. It reads the session, and changes everything else by intents.
package screen

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/app/text"
)

// Name is the name of a screen, also in its address.
type Name string

// The names of the screens.
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
	Shows    []notice.Subject // subjects whose notices it shows instead of the message line, besides OfAction
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

// State is the state of a screen, with everything that the program needs from it besides its [Screen].
// Package model has a value for each screen.
type State interface {
	// Opened changes the state because the screen was opened.
	Opened(s *session.Session, out *Intents)
	// Updated follows an update of the state by a message of the screen.
	Updated(s *session.Session, out *Intents)
	// Wanted returns the queries that the screen needs. shown says whether the screen is open.
	Wanted(s *session.Session, shown bool) []query.Query
	// Draw draws the content of the screen below its heading.
	Draw(v View) goapp.UI
	// Drawn updates the page after the screen was drawn, such as the focus.
	Drawn(d Redrawn)
}

// Plain has no queries, and does nothing after messages and drawing. States embed it for the
// methods that they don't need.
type Plain struct{}

func (Plain) Opened(*session.Session, *Intents)                  {}
func (Plain) Updated(*session.Session, *Intents)                 {}
func (Plain) Wanted(*session.Session, bool) (none []query.Query) { return none }
func (Plain) Drawn(Redrawn)                                      {}

// Take passes a message to the state m, if it is a message of m's screen.
func Take[M any](m *M, msg any, s *session.Session, out *Intents) bool {
	its, ok := msg.(Msg[M])
	if ok {
		its.Change(s, m, out)
	}
	return ok
}

// View holds what a screen is drawn with, besides its state.
type View struct {
	Session *session.Session
	Text    *text.Text                  // sentences of the page
	TextOf  func(lists.List) *text.Text // returns the sentences for a list, whose capitals may differ
	Notices []notice.Notice             // of the dialog, without confirmations
	Puzzle  string                      // name of the puzzle in play
	Device  Device
}

// Redrawn describes a drawing of a screen and the one before it.
type Redrawn struct {
	View
	Before *session.Session // session at the drawing before
	Was    State            // state of the screen at the drawing before
	Here   bool             // the screen was shown at the drawing before
	News   notice.Notice    // the first notice of the dialog, if it is new; or nil
}

// Device holds what the browser can do, and the site's addresses.
type Device struct {
	Offers   bool   // it can pass text to the system's share dialog
	Files    bool   // it can pass files there
	Images   bool   // it can copy pictures
	Vibrates bool   // it may be able to vibrate
	Contrast bool   // it wanted high contrast when the program started
	Version  string // of the site
	Root     string // path of the site's folder
	Site     string // address of the site's folder
	Home     string // address of the game in the page's language
}

// Address returns the full address of a query, or "" for "".
func (d *Device) Address(query string) string {
	if query == "" {
		return ""
	}
	return d.Home + links.Address(query)
}
