// Package rival is the screen with the rows of the player and of a rival, who came with a link, beside each
// other.
package rival

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen of both games.
var Screen = screen.Screen{
	Name: screen.Rival, Title: func(t *text.Text) string { return t.Rival.Title() }, Focus: ".bar button", Beside: true,
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
