// Package playon is the screen on which a player of the coach plays the game that has ended: on from
// the person's rows, or all of it.
package playon

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/query"
	"ketword/app/screen"
	"ketword/app/screen/watched"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/engine/coach"
)

// Screen is the screen.
var Screen = screen.Screen{
	Name: screen.PlayOn, Title: func(t *text.Text) string { return t.PlayOn.Title() }, Focus: screen.FirstControl, Beside: true,
	Actions: actions,
}

// Model is the state of the screen: what was asked for of a game.
type Model struct {
	asked     bool
	fromStart bool // all of it, and not on from the person's rows
	strategy  string
	seen      int // rows
	game      engine.Identity
}

// About returns [Screen].
func (*Model) About() *screen.Screen { return &Screen }

// Take handles a message of the screen.
func (m *Model) Take(msg any, s *session.Session, out *screen.Intents) bool {
	return screen.Take(m, msg, s, out)
}

// Show shows how a player plays the game that has ended.
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

// ChoosePlayer chooses who plays.
type ChoosePlayer struct{ Strategy string }

func (msg ChoosePlayer) Change(s *session.Session, m *Model, out *screen.Intents) {
	next := m.now(s)
	if next.strategy = msg.Strategy; ended(s) && slices.Contains(watched.Players(s.Game.Puzzle.Rules.Level), msg.Strategy) {
		m.ask(s, next, out)
	}
}

// SeeStep shows the next row, or all.
type SeeStep struct{ All bool }

func (msg SeeStep) Change(s *session.Session, m *Model, _ *screen.Intents) {
	game, _ := m.found(s)
	m.seen = game.Next(msg.All)
}

// ask has the solver play, unless it is asked already. It can't play on from rows that have won.
func (m *Model) ask(s *session.Session, next Model, out *screen.Intents) {
	next.asked, next.fromStart = true, next.fromStart || !playsOn(s)
	if next != *m {
		next.seen = 0
	}
	*m = next
	out.Add(screen.AskAgain{})
}

// ended reports whether there is a game that has ended.
func ended(s *session.Session) bool { return s.Opened() && !s.Playing() }

// playsOn reports whether the person's rows have not won.
func playsOn(s *session.Session) bool { return s.Game.Status() == engine.Lost }

// now returns what was asked for of the game in play.
func (m *Model) now(s *session.Session) Model {
	if m.game == s.Game.Puzzle.Identity {
		return *m
	}
	return Model{strategy: coach.Strongest, game: s.Game.Puzzle.Identity}
}

// found returns the game, as far as it is found, and the answer that has it.
func (m *Model) found(s *session.Session) (watched.Game, *query.Answer) {
	a := &query.Answer{}
	for _, q := range m.Wanted(s, true) {
		a = s.Answers.Of(q)
	}
	return watched.Of(a, m.seen), a
}

// Wanted returns what is to be asked of the solver, whichever screen is open.
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
