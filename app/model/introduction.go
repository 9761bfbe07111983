package model

import (
	"slices"

	"ketword/app/records"
	"ketword/app/session"
	"ketword/engine"
)

// Introduces reports whether the board teaches the mode in play: to those who have never
// played it, nor one of more words, until they type the first letter.
func (m *Model) Introduces() bool {
	mode := m.Game.Puzzle.Rules.Mode
	if m.Guided() || m.Settings.Value(session.Introductions[mode.String()]) == "closed" || m.introduced[mode.String()] ||
		m.Game.Puzzle.Rules.Tries != engine.DefaultTries {
		return false
	}
	// The game in play counts, too: once it is begun it is among the unfinished, and once it has ended in the history.
	known := func(s records.Saved) bool { return s.Game.Puzzle.Rules.Mode >= mode }
	return !slices.ContainsFunc(m.History, known) && !slices.ContainsFunc(m.Unfinished(), known)
}
