package lists

import (
	"strings"

	"ketword/engine"
)

// List holds the properties of a list, which are known before its words are loaded.
type List struct {
	Name    Name
	Title   string // given by the player; "" for a built-in list
	Answers int    // number of answers
	Guesses int    // number of words that may be guessed, including the answers
	Quantum bool   // it has enough pairs for secrets of two words
	Bytes   int    // size of its text, for the progress of loading; 0 if unknown
	Letters string // letters of a player's list, each once
	Also    string // language of additional guesses for a player's list; or ""
	Unkept  bool   // the browser could not store it, so it is lost with the page
}

// RightToLeft reports whether the words are written from right to left. No built-in list
// is.
func (l List) RightToLeft() bool { return RightToLeft(l.Letters) }

// HasSecrets reports whether the list has secrets for a mode.
func (l List) HasSecrets(mode engine.Mode) bool { return mode == engine.Classic || l.Quantum }

// Code returns how titles name the list: a built-in list as in "en-5", a player's list by
// its title. A title from right to left is isolated, so that it does not affect the
// direction of the text after it.
func (l List) Code() string {
	const isolate, end = "\u2068", "\u2069"
	switch {
	case RightToLeft(l.Title):
		return isolate + l.Title + end
	case l.Title != "":
		return l.Title
	}
	return strings.ReplaceAll(l.Name.String(), "/", "-")
}
