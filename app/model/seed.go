package model

import (
	"strconv"
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
	seed, err := engine.ParseSeed(typed)
	if err != nil {
		return m.tell(NewBadSeed(typed)), nil
	}
	mode := m.Game.Puzzle.Rules.Mode
	return m.goTo(destination{list: m.nextList(), rules: m.chosenRules(mode), way: toSeed, seed: seed})
}

// NewBadSeed returns what is wrong with a text that names no puzzle.
func NewBadSeed(typed string) BadSeed { return BadSeed{Typed: typed, Great: isNumber(typed)} }

// number returns the number that opens the puzzle in play; "" for a daily one and for a
// challenge.
func (m Model) number() string {
	if p := m.Game.Puzzle; p.Daily == 0 && !p.Chosen() {
		return strconv.FormatUint(uint64(p.Seed), 10)
	}
	return ""
}

// isNumber reports whether a text has digits, and nothing else.
func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
