package session

import (
	"slices"

	"ketword/engine"
)

// Guide is a puzzle that teaches what rows tell, step by step. Its game is played on the board,
// counts nowhere and is never stored.
type Guide struct {
	Puzzle   engine.Puzzle
	Proposed []engine.Word // the guesses that it teaches by, in the order of guides in app/guide.go
}

// GuideOf returns the guide with a puzzle, by any rules.
func (s *Session) GuideOf(id engine.Identity) (Guide, bool) {
	i := slices.IndexFunc(s.Guides, func(g Guide) bool { return g.Puzzle.Seed == id.Seed && g.Puzzle.Lang == id.Lang })
	if i < 0 {
		return Guide{}, false
	}
	return s.Guides[i], true
}

// Guided reports whether the puzzle in play is a guide's.
func (s *Session) Guided() bool { return s.IsGuide(s.Game.Puzzle.Identity) }

// IsGuide reports whether a puzzle is a guide's.
func (s *Session) IsGuide(id engine.Identity) bool {
	_, guided := s.GuideOf(id)
	return guided
}
