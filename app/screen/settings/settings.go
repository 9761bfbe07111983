// Package settings is the screen of the settings. It has no state of its own: a choice is the
// session's at once.
package settings

import (
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of the settings.
var Screen = screen.Screen{
	Name: screen.Settings, Title: func(t *text.Text) string { return t.Settings.Title() },
	Focus: screen.FirstControl,
	Tells: []notice.Subject{notice.OfLanguage},
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
