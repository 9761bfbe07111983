package model

import (
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Scope is what the coach is asked about, where it is not the game in play.
type Scope struct {
	List  lists.Name
	Mode  engine.Mode
	Level engine.Level
}

func (m *Session) ScopeInPlay() Scope {
	r := m.Game.Puzzle.Rules
	return Scope{List: m.InPlay.Name, Mode: r.Mode, Level: r.Level}
}

// Coached returns what the coach needs of a game. A guide chooses its secret among the answers.
func (m *Session) Coached(g engine.Game) coach.Game {
	c := coach.GameOf(g)
	if m.IsGuide(g.Puzzle.Identity) {
		c.Pool = solver.Answers
	}
	return c
}

// AnyWord reports whether the coach reckons with all allowed words in the game in play from the start.
func (m *Session) AnyWord() bool { return m.Coached(m.Game).Pool == solver.Guesses }

// NextScope returns the scope of the game in play, or that is being opened.
func (m *Session) NextScope() Scope {
	s := m.ScopeInPlay()
	s.List = m.NextList()
	return s
}

// StillThere returns the scope, with the default list if its own has gone, and in classic
// if its list has no secrets of two words.
func (m *Library) StillThere(s Scope) Scope {
	if _, found := m.Find(s.List); !found {
		s.List = lists.Default()
	}
	if !m.Offers(s.List, s.Mode) {
		s.Mode = engine.Classic
	}
	return s
}
