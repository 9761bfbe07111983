package engine

import (
	"errors"
	"strings"

	"ketword/internal/format"
)

// Level says how much of the earlier turns a guess must use.
type Level uint8

// The levels. In quantum games Hard means Strict, since a mixed row does not
// say which word its marks belong to.
const (
	Normal Level = iota // any word of the list
	Hard                // correct letters stay, and marked letters appear again at least as often
	Strict              // only words that fit every row as (one of) the secret, answers or not
)

// levelNames are the names of the levels, in their order.
var levelNames = [...]string{"normal", "hard", "strict"}

// ErrLevel means that a level is not valid.
var ErrLevel = errors.New("neither normal, hard nor strict")

// Check returns an error that wraps [ErrLevel], and names the number, unless l is
// one of the levels.
func (l Level) Check() error {
	if int(l) >= len(levelNames) {
		return format.Error("%s: %w", l, ErrLevel)
	}
	return nil
}

// String returns "normal", "hard" or "strict".
func (l Level) String() string {
	if int(l) >= len(levelNames) {
		return format.Text("level(%d)", uint8(l))
	}
	return levelNames[l]
}

// Stars returns what stands behind the result of a game by its level: a star for hard, as
// other games have it, two for strict.
func (l Level) Stars() string { return strings.Repeat("*", int(l)) }

// ParseLevel reads what String writes. The error is a [*ParseError].
func ParseLevel(s string) (Level, error) {
	for l, name := range levelNames {
		if name == s {
			return Level(l), nil
		}
	}
	return 0, &ParseError{Text: s, Want: "a level (normal, hard, strict)"}
}

// In returns the level that l means in a mode.
func (l Level) In(m Mode) Level {
	if m == Quantum && l == Hard {
		return Strict
	}
	return l
}

// Levels returns the levels of a mode that differ, the easiest first.
func Levels(m Mode) []Level {
	var levels []Level
	for l := range Level(len(levelNames)) {
		if l.In(m) == l {
			levels = append(levels, l)
		}
	}
	return levels
}

// ErrNotEasier means that a level is not easier than that of the game.
var ErrNotEasier = errors.New("not an easier level")

// Eased returns the game with its turns by an easier level: what a level allows, an
// easier one does. The error is [ErrOver] or [ErrNotEasier], and then the game is g.
func (g Game) Eased(level Level) (Game, error) {
	p := g.Puzzle
	switch {
	case g.Status() != Playing:
		return g, ErrOver
	case level.In(p.Rules.Mode) >= p.Rules.Level.In(p.Rules.Mode):
		return g, ErrNotEasier
	}
	p.Rules.Level = level
	return Replay(p, g.Guesses(), nil)
}
