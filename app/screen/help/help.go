// Package help is the help: how the game is played, and a row to try it with.
package help

import (
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
)

// Screen is the help.
var Screen = screen.Screen{Name: screen.Help, Title: func(t *text.Text) string { return t.Help.Title() }, Focus: ".bar button"}

// Model is the state of the screen: the words of the row that the reader changes.
type Model struct {
	changed bool  // by the reader, who else sees the words of the help
	typed   Words // by the reader
	used    Words // that could be used last; the zero Words if none could
}

// Opened tells that the screen is shown.
type Opened struct{}

func (Opened) Change(_ *session.Session, m *Model, _ *screen.Intents) { *m = Model{} }

// Explain takes the words that are typed.
type Explain struct{ Words Words }

// Change keeps the words before where these can't be used.
func (msg Explain) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.changed, m.typed = true, msg.Words
	if _, fault := explain(msg.Words); fault.Why == "" {
		m.used = msg.Words
	}
}
