package model

import (
	"maps"

	"ketword/engine/lexicon"
)

// MaxListBytes is how long the text of a list may be: 100,000 words of eight
// letters, each of the longest code, take a third of it.
const MaxListBytes = 10 << 20

// Part is one of the two texts of a list.
type Part string

// The parts.
const (
	AnswersPart Part = "answers"
	GuessesPart Part = "guesses"
)

// Import is the state of the form for bringing a list.
type Import struct {
	Files   map[Part]string // names of the files picked; without one, the words typed count
	Busy    bool            // the list is being checked
	Refusal Refusal
}

// Refusal tells why a list was not imported. The zero Refusal tells nothing.
type Refusal struct {
	Part     Part              // of which it tells
	Problems []lexicon.Problem // of its lines
	Size     int               // of the text in bytes, if it is too long
	Unread   bool              // the file could not be read
	Twin     string            // title of a list here with the same answers
}

// Refused reports whether there is anything to tell.
func (r Refusal) Refused() bool {
	return len(r.Problems) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
}

// PickFile picks the file of a part of the list to import; "" picks none.
type PickFile struct {
	Part Part
	Name string
}

// update notes that the file is to be imported, or, without one, the words
// typed.
func (msg PickFile) update(m Model) (Model, []Effect) {
	files := map[Part]string{}
	maps.Copy(files, m.Import.Files)
	files[msg.Part] = msg.Name
	if msg.Name == "" {
		delete(files, msg.Part)
	}
	m.Import.Files, m.Import.Refusal = files, Refusal{}
	return m, nil
}

// SubmitImport imports what the form holds.
type SubmitImport struct{}

// update begins to check what the form holds.
func (SubmitImport) update(m Model) (Model, []Effect) {
	if m.Import.Busy {
		return m, nil
	}
	m.Import.Busy, m.Import.Refusal, m.Notice = true, Refusal{}, Notice{}
	return m, []Effect{CheckImport{}}
}

// ImportRefused tells why a list was not imported.
type ImportRefused struct{ Refusal Refusal }

// update tells so. What was picked and typed stays, to be corrected.
func (msg ImportRefused) update(m Model) (Model, []Effect) {
	m.Import.Busy, m.Import.Refusal = false, msg.Refusal
	return m, nil
}
