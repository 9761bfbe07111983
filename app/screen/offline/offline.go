// Package offline is the screen of what is kept on the device. It has no state of its own: what is
// kept is the session's.
package offline

import (
	"ketword/app/effect"
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of what is kept on the device.
var Screen = screen.Screen{
	Name: screen.Offline, Title: func(t *text.Text) string { return t.Offline.Title() },
	Focus: screen.FirstControl,
	Reads: []effect.Effect{effect.ReadOffline{}, effect.ReadPersistence{}},
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
