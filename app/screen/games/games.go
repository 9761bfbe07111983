// Package games is the screen that lists finished games, with buttons for each.
package games

import (
	"slices"

	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/internal/each"
)

// Screen is the screen of finished games.
var Screen = screen.Screen{
	Name: screen.Games, Title: func(t *text.Text) string { return t.Games.Title }, Focus: screen.FirstControl,
	Actions: actions, Shows: []notice.Subject{notice.OfStorage, notice.OfLists, notice.OfLoading, notice.OfFinished},
}

// Model is the state of the screen.
type Model struct {
	screen.Plain

	most   int    // number of listed games, if more than atOnce
	picked string // identity of the game whose buttons are shown; or ""
	asks   deletion
}

func (m *Model) Opened(*session.Session, *screen.Intents) { m.asks = deletion{} }

// atOnce is how many games are listed at first.
const atOnce = 25

// listed returns the selected games to list, latest first. more reports whether there are
// others.
func (m *Model) listed(s *session.Session) (games []records.Result, more bool) {
	selected := s.Selected()
	first := max(len(selected)-max(m.most, atOnce), 0)
	games = each.Of(selected[first:], s.WithList)
	slices.Reverse(games)
	return games, first > 0
}

// ListMore lists more games.
type ListMore struct{}

func (ListMore) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.most = max(m.most, atOnce) + atOnce
}

// PickGame shows the buttons of a game, or hides them.
type PickGame struct{ Identity string }

func (msg PickGame) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.asks = deletion{}
	if m.picked == msg.Identity {
		msg.Identity = ""
	}
	m.picked = msg.Identity
}

// Forget hides the buttons of a game that was deleted.
func (m *Model) Forget(gone map[engine.Identity]bool) {
	if gone[session.IdentityOf(m.picked)] {
		m.picked = ""
	}
}

// ShowGame opens a finished game on the board: as it ended, or to play it again without
// counting it.
type ShowGame struct {
	Identity string
	Again    bool
}

func (msg ShowGame) Change(s *session.Session, _ *Model, out *screen.Intents) {
	if g, found := s.FinishedGame(msg.Identity); found {
		out.Add(screen.ShowPuzzle{Puzzle: g.Game.Puzzle, Again: msg.Again})
	}
}
