package model

import "slices"

// Introduction tells what is special in a mode, until it is closed.
const Introduction = "introduction"

// Introduces reports whether it is to be told what is special in the mode in play:
// in the first game, before its first guess.
func (m Model) Introduces() bool {
	if m.Settings.Value(Introduction) == "closed" || !m.playing() {
		return false
	}
	begun := func(s Saved) bool {
		return s.Game.Puzzle.Rules.Mode == m.Game.Puzzle.Rules.Mode && len(s.Game.Turns()) > 0
	}
	return !slices.ContainsFunc(m.History, begun) && !slices.ContainsFunc(m.unfinished(), begun)
}
