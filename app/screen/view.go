package screen

import (
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/session"
	"ketword/app/text"
)

// View is what a screen is drawn with, besides its state.
type View struct {
	Session *session.Session
	Text    *text.Text                  // of the page
	TextOf  func(lists.List) *text.Text // of the page, for words of a list: its capitals may be others
	Told    []notice.Notice             // what the dialog tells, but for what it confirms
}
