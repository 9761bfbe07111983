// Package lists is what is known of word lists besides their words: names, titles, and the texts
// from which a player's own list is read. It knows no state of the program.
package lists

import (
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// Name names a word list by the language tag and the length of its words.
// A list that a player brought has a tag of its own, "x-" and its fingerprint,
// so that links, games and daily puzzles are those of everyone who has it.
type Name struct {
	Lang   string
	Length int // letters
}

const ownPrefix = "x-"

// OwnName returns the name of a list that a player brought.
func OwnName(f lexicon.Fingerprint, length int) Name {
	return Name{Lang: ownPrefix + f.String(), Length: length}
}

// Own reports whether a player brought the list.
func (n Name) Own() bool { return strings.HasPrefix(n.Lang, ownPrefix) }

// Fingerprint returns the fingerprint in the name of a player's list, as it
// is written; "" for a built-in list.
func (n Name) Fingerprint() string {
	if !n.Own() {
		return ""
	}
	return strings.TrimPrefix(n.Lang, ownPrefix)
}

// String writes the name as in "de/6".
func (n Name) String() string { return format.Text("%s/%d", n.Lang, n.Length) }

// ParseName reads what String writes.
func ParseName(s string) (Name, error) {
	lang, letters, found := strings.Cut(s, "/")
	length, err := engine.ParseLength(letters)
	if !found || err != nil || CheckLang(lang) != nil {
		return Name{}, format.Error("%q: not a list like de/6", s)
	}
	return Name{Lang: lang, Length: length}, nil
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

// Of returns the name of the list of a puzzle.
func Of(id engine.Identity) Name { return Name{Lang: id.Lang, Length: id.Rules.Length} }

// Default is the list that is inside the program, so that it is always loaded.
func Default() Name { return Name{Lang: "en", Length: 5} }
