package model

import (
	"ketword/app/lists"
	"ketword/engine"
)

// Scope is what the coach is asked about, where it is not the game in play.
type Scope struct {
	List  lists.Name
	Mode  engine.Mode
	Level engine.Level
}

func (m Model) scopeInPlay() Scope {
	r := m.Game.Puzzle.Rules
	return Scope{List: m.InPlay.Name, Mode: r.Mode, Level: r.Level}
}

// scopeOf returns the scope of the game in play, or that is being opened.
func (m Model) scopeOf() Scope {
	s := m.scopeInPlay()
	s.List = m.nextList()
	return s
}

// stillThere returns the scope, with the default list if its own has gone, and in classic
// if its list has no secrets of two words.
func (m Model) stillThere(s Scope) Scope {
	if _, found := m.Find(s.List); !found {
		s.List = lists.Default()
	}
	if !m.offers(s.List, s.Mode) {
		s.Mode = engine.Classic
	}
	return s
}
