package notice

import (
	"strconv"
	"strings"

	"ketword/app/text"
	"ketword/app/wording"
	"ketword/engine"
)

// NextGame says that the chosen value of a setting applies from the next game on.
type NextGame struct {
	Name, Value string
	Played      bool // because the puzzle in play has a result with that value, and not because its game has rows
}

func (n NextGame) Sentence(t *text.Text) string {
	name, why := t.Game.Level(n.Value), t.Level.NoHarder
	if tries, err := engine.ParseTries(n.Value); err == nil {
		name, why = wording.Tries(t, tries), t.Level.Begun
	}
	if n.Played {
		why = t.Level.Played
	}
	return strings.Join([]string{t.Level.Next(name), why}, " ")
}

// GameEased says that the game in play continues at an easier level.
type GameEased struct {
	Level engine.Level
}

func (n GameEased) Sentence(t *text.Text) string {
	return t.Level.Eased(t.Game.Level(n.Level.String()))
}

// BadTries says that the typed text is not a number of tries.
type BadTries struct {
	Typed string
}

func (n BadTries) Sentence(t *text.Text) string { return noTries(&t.Level, n.Typed) }

// noTries returns the sentence of BadTries.
func noTries(t *text.Level, typed string) string {
	if typed = wording.Shorten(typed); typed != "" {
		return t.NoTries(typed, engine.MaxTries)
	}
	return t.NoTriesTyped(engine.MaxTries)
}

// BadSeed says that the typed text is not a number of a puzzle.
type BadSeed struct {
	Typed string
	Great bool // it is a number, but too great
}

func (bad BadSeed) Sentence(all *text.Text) string {
	t := &all.Seed
	switch {
	case bad.Typed == "":
		return t.Empty
	case bad.Great:
		return t.TooGreat(strconv.FormatUint(uint64(engine.MaxSeed), 10))
	}
	return t.NoNumber(wording.Shorten(bad.Typed))
}

// NewBadSeed returns the notice for a text that is not a number of a puzzle.
func NewBadSeed(typed string) BadSeed { return BadSeed{Typed: typed, Great: isNumber(typed)} }

// isNumber reports whether a text consists of digits.
func isNumber(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
