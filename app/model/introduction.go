package model

import (
	"slices"

	"ketword/app/records"
	"ketword/engine"
)

// Introductions are the settings, by the mode's name, that tell whether the player has
// closed what it teaches at first: "open" or "closed".
var Introductions = map[string]string{"classic": welcome, "quantum": introduction}

// The settings of [Introductions].
const (
	welcome      = "welcome"
	introduction = "introduction"
)

// Introduces reports whether the board teaches the mode in play: to those who have never
// played it, nor one of more words, until they type the first letter.
func (m *Model) Introduces() bool {
	mode := m.Game.Puzzle.Rules.Mode
	if m.Guided() || m.Settings.Value(Introductions[mode.String()]) == "closed" || m.introduced[mode.String()] ||
		m.Game.Puzzle.Rules.Tries != engine.DefaultTries {
		return false
	}
	// The game in play counts, too: once it is begun it is among the unfinished, and once it has ended in the history.
	known := func(s records.Saved) bool { return s.Game.Puzzle.Rules.Mode >= mode }
	return !slices.ContainsFunc(m.History, known) && !slices.ContainsFunc(m.Unfinished(), known)
}
