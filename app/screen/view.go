package screen

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/app/text"
)

// State is the state of a screen, with everything that the program needs from it besides its [Screen].
// Package model has a value for each screen.
type State interface {
	// Opened changes the state because the screen was opened.
	Opened(s *session.Session, out *Intents)
	// Take handles a message of the screen. It returns false for other messages.
	Take(msg any, s *session.Session, out *Intents) bool
	// Wanted returns the queries that the screen needs. shown says whether the screen is open.
	Wanted(s *session.Session, shown bool) []query.Query
	// Draw draws the content of the screen below its heading.
	Draw(v View) goapp.UI
	// Drawn updates the page after the screen was drawn, such as the focus.
	Drawn(d Redrawn)
}

// Plain handles no messages, has no queries, and does nothing after drawing. States embed it for the
// methods that they don't need.
type Plain struct{}

func (Plain) Opened(*session.Session, *Intents)                  {}
func (Plain) Take(any, *session.Session, *Intents) bool          { return false }
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
	Told    []notice.Notice             // notices of the dialog, without confirmations
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
