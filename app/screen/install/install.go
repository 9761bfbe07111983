// Package install is the screen that says how the game is installed by hand.
package install

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of installing.
var Screen = screen.Screen{
	Name: screen.Install, Title: func(t *text.Text) string { return t.Install.Title() },
	Focus: screen.FirstControl,
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
