// Package playon is the screen on which a strategy of the coach plays the ended game: on from the
// player's rows, or from the start.
package playon

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
)

// Screen is the screen of such a game.
var Screen = screen.Screen{
	Name: screen.PlayOn, Title: func(t *text.Text) string { return t.PlayOn.Title }, Focus: screen.FirstControl, Beside: true,
	Actions: actions,
}

// Model is the state of the screen: which game was requested.
type Model struct {
	screen.Plain

	asked     bool
	fromStart bool // play from the start, not on from the player's rows
	strategy  string
	seen      int // number of visible rows
	game      engine.Identity
}

// Show shows how a strategy plays the ended game.
type Show struct{ FromStart bool }

func (msg Show) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !ended(s) {
		return
	}
	out.Add(screen.Open{Name: screen.PlayOn})
	next := m.now(s)
	next.fromStart = msg.FromStart
	m.ask(s, next, out)
}

// ChoosePlayer chooses the strategy.
type ChoosePlayer struct{ Strategy string }

func (msg ChoosePlayer) Change(s *session.Session, m *Model, out *screen.Intents) {
	next := m.now(s)
	if next.strategy = msg.Strategy; ended(s) && slices.Contains(part.Players(s.Game.Puzzle.Rules.Level), msg.Strategy) {
		m.ask(s, next, out)
	}
}

// SeeStep shows the next row, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) Change(s *session.Session, m *Model, _ *screen.Intents) {
	game, _ := m.found(s)
	m.seen = game.Next(msg.All)
}

// ask requests a game, unless it is the same as before. If the player's rows have won, it is played from
// the start.
func (m *Model) ask(s *session.Session, next Model, out *screen.Intents) {
	next.asked, next.fromStart = true, next.fromStart || !playsOn(s)
	if next != *m {
		next.seen = 0
	}
	*m = next
	out.Add(screen.AskAgain{})
}

// ended reports whether the game in play has ended.
func ended(s *session.Session) bool { return s.Opened() && !s.Playing() }

// playsOn reports whether the game was lost, so that it can be continued from the player's rows.
func playsOn(s *session.Session) bool { return s.Game.Status() == engine.Lost }

// now returns the state for the game in play; it is new if the state is about another game.
func (m *Model) now(s *session.Session) Model {
	if m.game == s.Game.Puzzle.Identity {
		return *m
	}
	return Model{strategy: coach.Strongest, game: s.Game.Puzzle.Identity}
}

// found returns the watched game so far, and the answer that contains it.
func (m *Model) found(s *session.Session) (part.Watched, *query.Answer) {
	a := &query.Answer{}
	for _, q := range m.Wanted(s, true) {
		a = s.Answers.Of(q)
	}
	return part.WatchedIn(a, m.seen), a
}

// Wanted returns the query for the game, even if another screen is open.
func (m *Model) Wanted(s *session.Session, _ bool) []query.Query {
	if now := m.now(s); now.asked {
		return []query.Query{now.query(s)}
	}
	return nil
}

func (m *Model) query(s *session.Session) query.Query {
	g := s.Coached(s.Game)
	if m.fromStart {
		g = g.Unplayed()
	}
	by := coach.Player{Strategy: m.strategy, Seed: uint64(m.game.Seed)}
	return s.Query(lists.Of(m.game), &query.PlayOn{Game: g, By: by})
}
