package session

import (
	"cmp"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Scope is the list, mode and level that the solver and the lab ask about.
type Scope struct {
	List  lists.Name
	Mode  engine.Mode
	Level engine.Level
}

// Daily returns the daily puzzle of a mode and list, of a day.
func (s Scope) Daily(day engine.Day) records.Daily {
	return records.Daily{Mode: s.Mode, List: s.List, Number: day.Number()}
}

// ScopeInPlay returns the scope of the game in play.
func (s *Session) ScopeInPlay() Scope {
	r := s.Game.Puzzle.Rules
	return Scope{List: s.InPlay.Name, Mode: r.Mode, Level: r.Level}
}

// NextScope returns the scope of the game in play, or that is being opened.
func (s *Session) NextScope() Scope {
	scope := s.ScopeInPlay()
	scope.List = s.NextList()
	return scope
}

// StillThere returns the scope, with the default list if its own has gone, and in classic
// if its list has no secrets of two words.
func (l *Library) StillThere(s Scope) Scope {
	if _, found := l.Find(s.List); !found {
		s.List = lists.Default()
	}
	if !l.Offers(s.List, s.Mode) {
		s.Mode = engine.Classic
	}
	return s
}

// Coached returns what the coach needs of a game. A guide chooses its secret among the answers.
func (s *Session) Coached(g engine.Game) coach.Game {
	c := coach.GameOf(g)
	if s.IsGuide(g.Puzzle.Identity) {
		c.Pool = solver.Answers
	}
	return c
}

// AnyWord reports whether the coach reckons with all allowed words in the game in play from the start.
func (s *Session) AnyWord() bool { return s.Coached(s.Game).Pool == solver.Guesses }

// Choice chooses a part of a scope: what is not zero, or a level.
type Choice struct {
	List  lists.Name
	Mode  engine.Mode
	Level *engine.Level
}

// Change makes the choice.
func (c Choice) Change(s *Scope) {
	s.List, s.Mode = cmp.Or(c.List, s.List), cmp.Or(c.Mode, s.Mode)
	if c.Level != nil {
		s.Level = *c.Level
	}
}
