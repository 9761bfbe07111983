package records

import (
	"strings"

	"ketword/engine"
)

// Pencil is what a player has noted of letters in a game of two words: letters, each followed by its note.
// A note is "1" or "2" for the word that has the letter, "0" for neither, and "" for none.
type Pencil string

// notes are the notes in the order in which they follow each other.
const notes = "120"

// Of returns the note of a letter.
func (p Pencil) Of(l engine.Letter) string {
	if _, after, noted := strings.Cut(string(p), string(l)); noted {
		return after[:1]
	}
	return ""
}

// With returns the notes with another one for a letter.
func (p Pencil) With(l engine.Letter, note string) Pencil {
	rest := strings.Replace(string(p), string(l)+p.Of(l), "", 1)
	if note != "" {
		rest += string(l) + note
	}
	return Pencil(rest)
}

// Next returns the note that follows a letter's own: word one, word two, neither, none.
func (p Pencil) Next(l engine.Letter) string {
	note := p.Of(l)
	at := strings.Index(notes, note) + len(note)
	return notes[at:min(at+1, len(notes))]
}

// readPencil reads notes as they are stored, without what are none.
func readPencil(stored string) (p Pencil) {
	for {
		at := strings.IndexAny(stored, notes)
		if at < 0 {
			return p
		}
		if letters, _ := engine.ParseLetters(stored[:at]); len(letters) == 1 {
			p = p.With(letters[0], stored[at:at+1])
		}
		stored = stored[at+1:]
	}
}
