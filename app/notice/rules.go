package notice

import (
	"strconv"
	"strings"

	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// NextGame tells that what was chosen for a setting holds from the next game on.
type NextGame struct {
	notice
	Name, Value string
	Played      bool // since the puzzle in play was already played so, and not since it has rows
}

// nextSentence writes the sentence of NextGame.
func nextSentence(t *text.Text, n NextGame) string {
	name, why := t.Game.Level(n.Value), t.Level.NoHarder()
	if tries, err := engine.ParseTries(n.Value); err == nil {
		name, why = wording.Tries(t, tries), t.Level.Begun()
	}
	if n.Played {
		why = t.Level.Played()
	}
	return strings.Join([]string{t.Level.Next(name), why}, " ")
}

// GameEased tells that the game in play goes on by an easier level.
type GameEased struct {
	notice
	Level engine.Level
}

// BadTries tells that what was typed is no number of tries.
type BadTries struct {
	notice
	Typed string
}

// noTries tells that what was typed is no number of tries.
func noTries(t *text.Level, typed string) string {
	if typed = wording.Shorten(typed); typed != "" {
		return t.NoTries(typed, engine.MaxTries)
	}
	return t.NoTriesTyped(engine.MaxTries)
}

// BadSeed tells that what was typed is no number of a puzzle.
type BadSeed struct {
	notice
	Typed string
	Great bool // it is a number, and too great
}

// seedSentence writes the sentence of BadSeed.
func seedSentence(all *text.Text, bad BadSeed) string {
	t := &all.Seed
	switch {
	case bad.Typed == "":
		return t.Empty()
	case bad.Great:
		return t.TooGreat(strconv.FormatUint(uint64(engine.MaxSeed), 10))
	}
	return t.NoNumber(wording.Shorten(bad.Typed))
}

// NewBadSeed returns what is wrong with a text that names no puzzle.
func NewBadSeed(typed string) BadSeed { return BadSeed{Typed: typed, Great: isNumber(typed)} }

// isNumber reports whether a text has digits, and nothing else.
func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
