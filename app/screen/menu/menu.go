// Package menu is the screen from which others are opened.
package menu

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the menu.
var Screen = screen.Screen{
	Name: screen.Menu, Title: func(t *text.Text) string { return t.Menu.Title() }, Focus: screen.FirstControl,
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
