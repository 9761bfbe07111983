// Package puzzle is the screen on which the player chooses what to play: a puzzle, a list, a level
// and the number of tries.
package puzzle

import (
	"strconv"
	"strings"

	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
)

// Screen is the screen of these choices.
var Screen = screen.Screen{
	Name: screen.Puzzle, Title: func(t *text.Text) string { return t.PuzzleChoice.Title },
	Focus:   screen.FirstControl,
	Actions: actions, OwnLists: true, Shows: []notice.Subject{notice.OfRules, notice.OfTries, notice.OfSeed, notice.OfLoading, notice.OfUnfinished},
}

// Model is the state of the screen.
type Model struct {
	screen.Plain

	chosen bool // a list was chosen since the screen was opened
}

func (m *Model) Opened(*session.Session, *screen.Intents) { *m = Model{} }

// ChooseList opens a puzzle of a list in the current mode.
type ChooseList struct{ List lists.Name }

func (msg ChooseList) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.chosen = true
	out.Add(screen.PlayList{List: msg.List})
}

// ChooseTries chooses the number of tries of all future games, as typed; "0" means no
// limit.
type ChooseTries struct{ Typed string }

func (msg ChooseTries) Change(_ *session.Session, _ *Model, out *screen.Intents) {
	typed := strings.TrimSpace(msg.Typed)
	tries, err := engine.ParseTries(typed)
	if err != nil {
		out.Add(screen.ShowNotice{Notice: notice.BadTries{Typed: typed}})
		return
	}
	out.Add(screen.ChangeSetting{Name: session.TriesSetting, Value: strconv.Itoa(tries)})
}

// PlaySeed opens the puzzle with a number, as typed, in the current mode and list.
type PlaySeed struct{ Typed string }

// Change opens the puzzle, or tells the player what is wrong with the number.
func (msg PlaySeed) Change(_ *session.Session, _ *Model, out *screen.Intents) {
	typed := strings.TrimSpace(msg.Typed)
	seed, err := engine.ParseSeed(typed)
	if err != nil {
		out.Add(screen.ShowNotice{Notice: notice.NewBadSeed(typed)})
		return
	}
	out.Add(screen.PlaySeed{Seed: seed})
}
