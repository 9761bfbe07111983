// Package puzzle is the screen where the player chooses what to play: a puzzle, a list, a level and
// the number of tries.
package puzzle

import (
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
)

// Screen is the screen where the player chooses what to play.
var Screen = screen.Screen{
	Name: screen.Puzzle, Title: func(t *text.Text) string { return t.PuzzleChoice.Title() },
	Focus: screen.FirstControl,
}

// Model is the state of the screen.
type Model struct {
	chosen bool // a list was chosen since the screen was opened
}

// Opened tells that the screen is shown.
type Opened struct{}

func (Opened) Change(_ *session.Session, m *Model, _ *screen.Intents) { *m = Model{} }

// ChooseList goes to a list, in the mode in play.
type ChooseList struct{ List lists.Name }

func (msg ChooseList) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.chosen = true
	out.Add(screen.PlayList{List: msg.List})
}
