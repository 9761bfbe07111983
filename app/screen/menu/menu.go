// Package menu is the screen from which others are opened. It has no state.
package menu

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the menu.
var Screen = screen.Screen{Name: screen.Menu, Title: func(t *text.Text) string { return t.Menu.Title() }, Focus: screen.FirstControl}
