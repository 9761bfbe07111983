package model

import (
	"strings"

	"ketword/engine"
)

// PlaySeed plays the puzzle that a number names, as it was typed, in the mode and list in
// play.
type PlaySeed struct{ Typed string }

// update opens the puzzle, as it was begun if it was, or tells what is wrong with the
// number.
func (msg PlaySeed) update(m Model) (Model, []Effect) {
	typed := strings.TrimSpace(msg.Typed)
	seed, err := engine.ParseSeed(typed, engine.MaxLinkSeed)
	if err != nil {
		return m.tell(BadSeed{Typed: typed, Great: isNumber(typed)}), nil
	}
	mode := m.Game.Puzzle.Rules.Mode
	return m.goTo(destination{list: m.nextList(), rules: m.chosenRules(mode), way: toSeed, seed: seed})
}

// isNumber reports whether a text has digits, and nothing else.
func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
