package solver

import (
	"slices"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// AdviseGame opens the solver with the rows of the game in play, which then counts as assisted.
type AdviseGame struct{}

func (AdviseGame) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() {
		return
	}
	turns := s.Game.Turns()
	p := Position{Scope: s.ScopeInPlay(), Pool: s.Coached(s.Game).Pool, Rows: turns[:min(len(turns), MaxPositionRows)]}
	if m.begun = true; !m.Position.equals(p) {
		m.replaceRows(p, DidFill)
	}
	out.Add(screen.Open{Name: screen.Solver}, screen.MarkAssisted{})
}

// advisesGame reports whether the solver has the rows of the game in play.
func (m *Model) advisesGame(s *session.Session) bool {
	return m.Mode == s.Game.Puzzle.Rules.Mode && m.List == s.InPlay.Name && slices.Equal(m.Rows, s.Game.Turns())
}

// OffersRows reports whether the solver can take the rows of the game in play, of which
// it has others.
func (m *Model) OffersRows(s *session.Session) bool {
	return s.Playing() && len(s.Game.Turns()) > 0 && !m.advisesGame(s)
}

// TypesAdvice reports whether a guess of the solver can be typed in the game in play.
func (m *Model) TypesAdvice(s *session.Session) bool {
	return s.Playing() && s.Assisted && m.advisesGame(s)
}

// TypeGuess types a guess of the solver in the game in play.
type TypeGuess struct{ Guess string }

// Change closes the screen, so that Enter plays the guess.
func (msg TypeGuess) Change(s *session.Session, m *Model, out *screen.Intents) {
	guess, err := engine.ParseWord(msg.Guess)
	if err != nil || !m.TypesAdvice(s) || guess.Len() != s.Game.Puzzle.Rules.Length {
		return
	}
	out.Add(screen.Close{}, screen.TypeWord{Word: guess})
}
