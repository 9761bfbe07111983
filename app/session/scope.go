package session

import (
	"cmp"

	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Scope is the list, mode and level for which the solver and the lab query the coach.
type Scope struct {
	List  lists.Name
	Mode  engine.Mode
	Level engine.Level
}

// Daily returns the daily puzzle of the scope's mode and list on a day.
func (s Scope) Daily(day engine.Day) records.Daily {
	return records.Daily{Mode: s.Mode, List: s.List, Number: day.Number()}
}

// ScopeInPlay returns the scope of the game in play.
func (s *Session) ScopeInPlay() Scope {
	r := s.Game.Puzzle.Rules
	return Scope{List: s.InPlay.Name, Mode: r.Mode, Level: r.Level}
}

// NextScope returns the scope of the game in play, with the list being loaded, if any.
func (s *Session) NextScope() Scope {
	scope := s.ScopeInPlay()
	scope.List = s.NextList()
	return scope
}

// StillThere returns the scope with the default list if its list is gone, and in classic if
// its list has no secrets for the mode.
func (l *Library) StillThere(s Scope) Scope {
	if _, found := l.Find(s.List); !found {
		s.List = lists.Default()
	}
	if !l.Offers(s.List, s.Mode) {
		s.Mode = engine.Classic
	}
	return s
}

// Coached returns the data of a game for the coach. A guide's secret is always one of the answers.
func (s *Session) Coached(g engine.Game) coach.Game {
	c := coach.GameOf(g)
	if s.IsGuide(g.Puzzle.Identity) {
		c.Pool = solver.Answers
	}
	return c
}

// AnyWord reports whether the coach considers all guesses as possible secrets in the game in play.
func (s *Session) AnyWord() bool { return s.Coached(s.Game).Pool == solver.Guesses }

// Choice changes fields of a scope. Zero fields change nothing.
type Choice struct {
	List  lists.Name
	Mode  engine.Mode
	Level *engine.Level
}

// Change applies the choice to a scope.
func (c Choice) Change(s *Scope) {
	s.List, s.Mode = cmp.Or(c.List, s.List), cmp.Or(c.Mode, s.Mode)
	if c.Level != nil {
		s.Level = *c.Level
	}
}
