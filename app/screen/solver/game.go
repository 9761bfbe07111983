package solver

import (
	"slices"

	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
	"ketword/engine/coach"
)

// AdviseGame opens the solver with the rows of the game in play, which is then assisted.
type AdviseGame struct{}

func (AdviseGame) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() {
		return
	}
	m.begin(s, out)
	turns := s.Game.Turns()
	p := Position{Scope: s.ScopeInPlay(), Pool: s.Coached(s.Game).Pool, Rows: turns[:min(len(turns), maxRows)]}
	if !m.Position.equals(p) {
		m.replaceRows(p, didFill)
	}
	out.Add(screen.Open{Name: screen.Solver}, screen.MarkAssisted{})
}

// advisesGame reports whether the position has the rows of the game in play.
func (m *Model) advisesGame(s *session.Session) bool {
	return m.Mode == s.Game.Puzzle.Rules.Mode && m.List == s.InPlay.Name && slices.Equal(m.Rows, s.Game.Turns())
}

// offersRows reports whether the solver can replace its rows by those of the game in play.
func (m *Model) offersRows(s *session.Session) bool {
	return s.Playing() && len(s.Game.Turns()) > 0 && !m.advisesGame(s)
}

// typesAdvice reports whether a guess of the solver can be typed in the game in play.
func (m *Model) typesAdvice(s *session.Session) bool {
	return s.Playing() && s.Assisted && m.advisesGame(s)
}

// TypeGuess types a guess of the solver in the game in play.
type TypeGuess struct{ Guess string }

// Change closes the screen and types the guess, so that Enter plays it.
func (msg TypeGuess) Change(s *session.Session, m *Model, out *screen.Intents) {
	guess, err := engine.ParseWord(msg.Guess)
	if err != nil || !m.typesAdvice(s) || guess.Len() != s.Game.Puzzle.Rules.Length {
		return
	}
	out.Add(screen.Close{}, screen.TypeWord{Word: guess})
}

// ReviewRows reviews the game of the position, once it has ended.
type ReviewRows struct{}

func (ReviewRows) Change(s *session.Session, m *Model, out *screen.Intents) {
	if m.ends(s) {
		out.Add(screen.ReviewRows{Game: m.whole(s), List: m.List})
	}
}

// ends reports whether the rows are a complete game, and all count. It was won in its last row, or lost:
// its text says so, or it has the default number of tries. Contradictory rows are not a game.
func (m *Model) ends(s *session.Session) bool {
	turns, _ := m.turns()
	last := len(turns) - 1
	if last < 0 || len(turns) < len(m.Rows) {
		return false
	}
	if f := m.Found(s); f.Contradiction != nil && !f.Stale {
		return false
	}
	if slices.ContainsFunc(turns[:last], func(t engine.Turn) bool { return t.Feedback.Wins() }) {
		return false
	}
	return turns[last].Feedback.Wins() || m.lost || len(turns) >= engine.DefaultTries
}

// whole returns the game of the rows, with its secret if the rows determine it.
func (m *Model) whole(s *session.Session) coach.Game {
	g, f := m.game().WithSecret(), m.Found(s)
	if left := f.Left; !g.Secret.Mode().Valid() && !f.Stale && left.Secrets == 1 && len(left.Few) == 1 {
		g.Secret = left.Few[0]
	}
	return g
}
