// Package stateless has the screens without state and messages of their own: all that they draw is the session's.
package stateless

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/screen"
)

// Screen is a screen without a state of its own.
type Screen struct {
	screen.Plain
	Screen screen.Screen
	draw   func(screen.View) goapp.UI
}

// Draw draws the content of the screen.
func (s *Screen) Draw(v screen.View) goapp.UI { return s.draw(v) }
