package challenge

import (
	"errors"

	"ketword/app/lists"
	"ketword/app/session"
	"ketword/engine"
)

// fault is why words can't be a secret. The zero fault is none.
type fault struct {
	Why    reason
	Word   int // which, from 0
	Typed  string
	Got    int        // letters
	Want   int        // letters
	Shared string     // letters of both words
	Meant  string     // word of the list that one with letters of another script looks like; or ""
	Known  bool       // the word with such letters is of the list, too
	List   lists.List // whose words are not here
}

// reason is what is wrong with a word.
type reason string

// The reasons.
const (
	empty       reason = "empty"
	notWord     reason = "word"
	otherLength reason = "length"
	unknown     reason = "unknown"
	coming      reason = "coming" // the words that may be guessed are not loaded
	shares      reason = "shares"
	looks       reason = "looks" // letters of another script look like those of the word
)

// wordOf reads a word, or returns what is wrong with it. One with letters of several scripts is taken if
// it is of the list and meant as it is.
func wordOf(s *session.Session, typed string, asIs bool) (engine.Word, fault) {
	w, err := s.FindWord(s.InPlay.Name, typed)
	letters, err := session.LengthOf(w, err)
	want := s.InPlay.Name.Length
	list, lacked := s.LackedGuesses()
	switch {
	case errors.Is(err, engine.ErrEmpty):
		return w, fault{Why: empty}
	case err != nil:
		return w, fault{Why: notWord}
	case letters != want:
		return w, fault{Why: otherLength, Got: letters, Want: want}
	}
	known, meant := s.Vocabulary().Has(w), respelt(s, w)
	switch {
	case known && (asIs || !lists.Mixed(w.String())):
		return w, fault{}
	case known || meant != "":
		return w, fault{Why: looks, Meant: meant, Known: known}
	case lacked:
		return w, fault{Why: coming, List: list}
	}
	return w, fault{Why: unknown}
}

// respelt returns the word of the list that another looks like, since letters of different scripts
// do; "" if there is none.
func respelt(s *session.Session, w engine.Word) string {
	for _, word := range lists.Respelt(w.String()) {
		if meant, err := engine.ParseWord(word); err == nil && s.Vocabulary().Has(meant) {
			return word
		}
	}
	return ""
}
