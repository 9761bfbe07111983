// Package settings is the screen of the settings. It has no state of its own: a choice is the
// session's at once.
package settings

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of the settings.
var Screen = screen.Screen{
	Name: screen.Settings, Title: func(t *text.Text) string { return t.Settings.Title() },
	Focus: screen.FirstControl,
}
