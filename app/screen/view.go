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

// State is the state of a screen, and all that the shell has to do with it. Package model has one of each.
type State interface {
	// About returns what there is to know of the screen besides.
	About() *Screen
	// Take takes in a message of the screen; for any other it returns false.
	Take(msg any, s *session.Session, out *Intents) bool
	// Wanted returns what the solver is to be asked, while the screen is shown or another is.
	Wanted(s *session.Session, shown bool) []query.Query
	// Draw draws the screen below its heading.
	Draw(v View) goapp.UI
	// Drawn does what is to be done after the screen was drawn, such as giving the focus.
	Drawn(d Redrawn)
}

// Plain takes no messages, asks nothing, and has nothing to do after drawing. States embed it for what
// they don't have of their own.
type Plain struct{}

func (Plain) Take(any, *session.Session, *Intents) bool          { return false }
func (Plain) Wanted(*session.Session, bool) (none []query.Query) { return none }
func (Plain) Drawn(Redrawn)                                      {}

// Take gives a message to the state m, if it is one of its screen.
func Take[M any](m *M, msg any, s *session.Session, out *Intents) bool {
	its, ok := msg.(Msg[M])
	if ok {
		its.Change(s, m, out)
	}
	return ok
}

// View is what a screen is drawn with, besides its state.
type View struct {
	Session *session.Session
	Text    *text.Text                  // of the page
	TextOf  func(lists.List) *text.Text // of the page, for words of a list: its capitals may be others
	Told    []notice.Notice             // what the dialog tells, but for what it confirms
	Puzzle  string                      // names the puzzle in play
	Device  Device
}

// Redrawn is what there is to know once a screen was drawn, of that and of the drawing before.
type Redrawn struct {
	View
	Before *session.Session // what the page was drawn with before
	Was    State            // of the screen, then
	Here   bool             // the screen was shown then, too
	News   notice.Notice    // what the dialog tells first, if it was told since then; or nil
}

// Device is what the browser can do, and the site.
type Device struct {
	Offers   bool   // texts that are shared, to the system's dialog
	Files    bool   // and files
	Images   bool   // to the clipboard
	Vibrates bool   // maybe
	Version  string // of the site
	Root     string // path of the site's folder
	Site     string // address of the site
	Home     string // of the game, in the language of the page
}

// Address returns the whole address of a query; "" of none.
func (d *Device) Address(query string) string {
	if query == "" {
		return ""
	}
	return d.Home + links.Address(query)
}
