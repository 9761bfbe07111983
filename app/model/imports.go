package model

import "ketword/engine/lexicon"

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

// pickFile notes that a file is to be imported, or, if its name is "", that
// the words typed are.
func (m Model) pickFile(p Part, name string) Model {
	files := map[Part]string{}
	for part, file := range m.Import.Files {
		files[part] = file
	}
	files[p] = name
	if name == "" {
		delete(files, p)
	}
	m.Import.Files, m.Import.Refusal = files, Refusal{}
	return m
}

// checkImport begins to check what is to be imported.
func (m Model) checkImport() (Model, []Effect) {
	if m.Import.Busy {
		return m, nil
	}
	m.Import.Busy, m.Import.Refusal, m.Notice = true, Refusal{}, Notice{}
	return m, []Effect{CheckImport{}}
}

// importRefused tells why a list was not imported. What was picked and typed
// stays, to be mended.
func (m Model) importRefused(r Refusal) Model {
	m.Import.Busy, m.Import.Refusal = false, r
	return m
}
