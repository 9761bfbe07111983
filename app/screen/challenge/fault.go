package challenge

import (
	"errors"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// fault is why words can't be a secret. The zero fault means that they can.
type fault struct {
	Why    reason
	Word   int // index of the word
	Typed  string
	Got    int        // letters of the word
	Want   int        // letters that it must have
	Shared string     // letters that occur in both words
	Meant  string     // word of the list that looks like the typed one; or ""
	Known  bool       // the typed word can be taken
	List   lists.List // list whose words are not loaded
}

// reason is what is wrong with a word.
type reason string

const (
	empty       reason = "empty"
	notWord     reason = "word"
	otherLength reason = "length"
	unknown     reason = "unknown"
	coming      reason = "coming"  // the additional guesses are not loaded
	loading     reason = "loading" // the list with words of that length is not loaded
	shares      reason = "shares"
	looks       reason = "looks" // letters of another script look like those of a word
)

// wordOf parses a word, or returns what is wrong with it. A word with letters of several scripts, or one
// that the list lacks, is accepted if asIs is set and the keyboard has its letters.
func wordOf(s *session.Session, name lists.Name, typed string, asIs bool) (engine.Word, fault) {
	w, err := s.FindWord(name, typed)
	letters, err := session.LengthOf(w, err)
	list, lacked := s.LackedGuesses()
	switch {
	case errors.Is(err, engine.ErrEmpty):
		return w, fault{Why: empty}
	case err != nil:
		return w, fault{Why: notWord}
	case letters != name.Length:
		return w, fault{Why: otherLength, Got: letters, Want: name.Length}
	}
	known, meant := s.MayGuess(name, w), respelt(s, name, w)
	switch {
	case asIs && (known || s.Spells(w)), known && !lists.Mixed(w.String()):
		return w, fault{}
	case known || meant != "":
		return w, fault{Why: looks, Meant: meant, Known: known}
	case lacked:
		return w, fault{Why: coming, List: list}
	}
	return w, fault{Why: unknown, Known: s.Spells(w)}
}

// respelt returns the word of the list that looks like w, with letters of another script, or "".
func respelt(s *session.Session, name lists.Name, w engine.Word) string {
	for _, word := range lists.Respelt(w.String()) {
		if meant, err := engine.ParseWord(word); err == nil && s.MayGuess(name, meant) {
			return word
		}
	}
	return ""
}
