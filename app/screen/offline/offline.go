// Package offline is the screen of what is kept on the device. It has no state of its own: what is
// kept is the session's.
package offline

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of what is kept on the device.
var Screen = screen.Screen{
	Name: screen.Offline, Title: func(t *text.Text) string { return t.Offline.Title() },
	Focus: screen.FirstControl,
}
