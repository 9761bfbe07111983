// Package lists describes word lists apart from their words: names, titles and properties. It
// also reads the texts of a player's own list. It does not depend on the program's state.
package lists

import (
	"strings"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// Name identifies a word list by the language tag and the length of its words. The tag of a
// player's list is "x-" and its fingerprint, so that links, games and daily puzzles are the
// same for everyone who imports the list.
type Name struct {
	Lang   string
	Length int // letters
}

const ownPrefix = "x-"

// OwnName returns the name of a player's list.
func OwnName(f lexicon.Fingerprint, length int) Name {
	return Name{Lang: ownPrefix + f.String(), Length: length}
}

// Own reports whether the list is a player's.
func (n Name) Own() bool { return strings.HasPrefix(n.Lang, ownPrefix) }

// String returns the name in the form "de/6".
func (n Name) String() string { return format.Text("%s/%d", n.Lang, n.Length) }

// ParseName parses the result of String.
func ParseName(s string) (Name, error) {
	lang, letters, found := strings.Cut(s, "/")
	length, err := engine.ParseLength(letters)
	if !found || err != nil || CheckLang(lang) != nil {
		return Name{}, format.Error("%q: not a list like de/6", s)
	}
	return Name{Lang: lang, Length: length}, nil
}

// CheckLang returns an error if a tag can't be that of a list.
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

// Of returns the name of a puzzle's list.
func Of(id engine.Identity) Name { return Name{Lang: id.Lang, Length: id.Rules.Length} }

// Default returns the name of the list embedded in the program, which is always loaded.
func Default() Name { return Name{Lang: "en", Length: 5} }
