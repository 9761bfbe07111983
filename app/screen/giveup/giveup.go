// Package giveup is the screen that asks before a game is given up.
package giveup

import (
	"ketword/app/screen"
	"ketword/app/text"
)

// Screen is the screen that asks.
var Screen = screen.Screen{
	Name: screen.GiveUp, Title: func(t *text.Text) string { return t.Menu.GiveUpHead() }, Focus: screen.FirstControl, Once: true,
}

// Model is the state of the screen, which has none.
type Model struct{ screen.Plain }

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }
