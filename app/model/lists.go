package model

import (
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// ListName names a word list by the language tag and the length of its words.
// A list that a player brought has a tag of its own, "x-" and its fingerprint,
// so that links, games and daily puzzles are those of everyone who has it.
type ListName struct {
	Lang   string
	Length int // letters
}

const ownPrefix = "x-"

// OwnName returns the name of a list that a player brought.
func OwnName(f lexicon.Fingerprint, length int) ListName {
	return ListName{Lang: ownPrefix + f.String(), Length: length}
}

// Own reports whether a player brought the list.
func (n ListName) Own() bool { return strings.HasPrefix(n.Lang, ownPrefix) }

// Fingerprint returns the fingerprint in the name of a player's list, as it
// is written; "" for a built-in list.
func (n ListName) Fingerprint() string {
	if !n.Own() {
		return ""
	}
	return strings.TrimPrefix(n.Lang, ownPrefix)
}

// String writes the name as in "de/6".
func (n ListName) String() string { return format.Text("%s/%d", n.Lang, n.Length) }

// ParseListName reads what String writes.
func ParseListName(s string) (ListName, error) {
	lang, letters, found := strings.Cut(s, "/")
	length, err := engine.ParseLength(letters)
	if !found || err != nil || CheckLang(lang) != nil {
		return ListName{}, format.Error("%q: not a list like de/6", s)
	}
	return ListName{Lang: lang, Length: length}, nil
}

// CheckLang tells whether a tag can be that of a list.
func CheckLang(tag string) error {
	if fingerprint, own := strings.CutPrefix(tag, ownPrefix); own {
		f, err := lexicon.ParseFingerprint(fingerprint)
		if err == nil && f.String() != fingerprint {
			err = format.Error("%q: is written %s", fingerprint, f)
		}
		return err
	}
	if tag == "" || strings.ContainsAny(tag, "/ ") {
		return format.Error("%q: not a language tag", tag)
	}
	return nil
}

// listOf returns the name of the list of a puzzle.
func listOf(id engine.Identity) ListName {
	return ListName{Lang: id.Lang, Length: id.Rules.Length}
}

// List is what is known of a list while its words are not loaded.
type List struct {
	Name    ListName
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

// hasSecrets reports whether the list has secrets for a mode.
func (l List) hasSecrets(mode engine.Mode) bool { return mode == engine.Classic || l.Quantum }

// MinPairs is how many pairs of answers a built-in list must have for secrets
// of two words: enough for years of daily puzzles. A player's list needs one.
const MinPairs = 1000

// Lengths of the lists that can be played here.
const (
	MinListLength = 4
	MaxListLength = 8
)

// defaultList is the list that is inside the program, so that it is always loaded.
func defaultList() ListName { return ListName{Lang: "en", Length: DefaultRules().Length} }

// Find returns what is known of a list; false if it isn't here. A player's
// list is found by its tag alone, whatever the length that is asked for.
func (m Model) Find(name ListName) (List, bool) {
	for _, l := range m.Lists {
		if l.Name == name {
			return l, true
		}
	}
	for _, l := range m.Own {
		if l.Name.Lang == name.Lang {
			return l, true
		}
	}
	return List{Name: name}, false
}

// hasListOf reports whether the list of a puzzle is here.
func (m Model) hasListOf(id engine.Identity) bool {
	_, found := m.Find(listOf(id))
	return found
}

// offers reports whether a list is here and has secrets for a mode.
func (m Model) offers(name ListName, mode engine.Mode) bool {
	l, found := m.Find(name)
	return found && l.hasSecrets(mode)
}

// listFor returns the list that is played in a mode: the one opened last, or
// else that of the game in play, or that of a first game.
func (m Model) listFor(mode engine.Mode) ListName {
	for _, name := range []ListName{m.Recent.list(mode), m.InPlay.Name} {
		unread := name.Own() && !m.OwnRead
		if unread || m.offers(name, mode) {
			return name
		}
	}
	return m.firstList()
}

// ChooseList goes to a list. The dialog stays open unless Closes is set.
type ChooseList struct {
	List   ListName
	Closes bool
}

// update goes to the list in the mode in play. A list without secrets for that
// mode can only be played by its own Play button, which closes the dialog.
func (c ChooseList) update(m Model) (Model, []Effect) {
	mode := m.Game.Puzzle.Rules.Mode
	m.Chosen = true
	if c.Closes {
		m.Screen = NoScreen
	}
	if c.Closes && !m.offers(c.List, mode) {
		mode = engine.Classic // the player asked for the list, not for the mode
	}
	if c.List == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.offers(c.List, mode) {
		m.Waiting = Waiting{}
		return m, nil
	}
	d := m.lastOf(mode, c.List)
	d.stays = !c.Closes
	return m.goTo(d)
}
