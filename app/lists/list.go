package lists

import (
	"strings"

	"ketword/engine"
)

// List is what is known of a list while its words are not loaded.
type List struct {
	Name    Name
	Title   string // that the player gave it; "" for a built-in list
	Answers int    // number of answers
	Guesses int    // number of allowed guesses, the answers among them
	Quantum bool   // there are pairs enough for secrets of two words
	Bytes   int    // of its text, to tell how far it has been loaded; 0 if unknown
	Letters string // of a player's list, each once
	Also    string // language whose words may be guessed, too; or "". Only of a player's list
	Unkept  bool   // it will be gone with the page
}

// RightToLeft reports whether the words are written from right to left. Only
// a player's list may be.
func (l List) RightToLeft() bool { return RightToLeft(l.Letters) }

// HasSecrets reports whether the list has secrets for a mode.
func (l List) HasSecrets(mode engine.Mode) bool { return mode == engine.Classic || l.Quantum }

// Code names a list in titles: as in "en-5"; or a player's list by its title, which does not
// turn around what stands behind it.
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
