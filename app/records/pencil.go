package records

import (
	"strings"

	"ketword/engine"
)

// Pencil is what a player has noted of letters in a game of two words: for each a blank, the letter as text,
// and its note, as in " a1 b0". It is stored as it is. A note is "1" or "2" for the word that has the letter,
// "0" for neither, and "" for none.
type Pencil string

// notes are the notes in the order in which they follow each other; a blank stands for none.
const notes = " 120 "

// Of returns the note of a letter.
func (p Pencil) Of(l engine.Letter) string {
	for at := 1; at < len(notes)-1; at++ {
		if note := notes[at : at+1]; strings.Contains(string(p), noted(l, note)) {
			return note
		}
	}
	return ""
}

func noted(l engine.Letter, note string) string { return " " + engine.Text(string(l)) + note }

// With sets a letter's note, or removes it if the letter has it. The note "" stands for the one after the letter's
// own: word one, word two, neither, none.
func (p Pencil) With(l engine.Letter, note string) Pencil {
	own := p.Of(l)
	if own != "" {
		p = Pencil(strings.Replace(string(p), noted(l, own), "", 1))
	}
	if at := strings.Index(notes, own) + 1; note == "" {
		note = notes[at : at+1]
	}
	if note == own || note == " " {
		return p
	}
	return p + Pencil(noted(l, note))
}
