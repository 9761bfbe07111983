package ownlists

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/internal/copied"
)

// Import is the state of the form that imports a list.
type Import struct {
	Files   map[lists.Part]string // names of the files picked; without one, the words typed count
	Busy    bool                  // the list is being checked
	Skips   bool                  // lines that are no words are to be left out
	Takes   bool                  // words with letters of several scripts are to be taken
	Refusal lists.Refusal
}

// PickFile picks the file of a part of the list to import; "" picks none.
type PickFile struct {
	Part lists.Part
	Name string
}

// Change notes that the file counts, or, without one, the words typed.
func (msg PickFile) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	files := copied.With(m.Import.Files, msg.Part, msg.Name)
	if msg.Name == "" {
		delete(files, msg.Part)
	}
	m.Import.Files, m.Import.Refusal = files, lists.Refusal{}
}

// Submit imports what the form holds: all words, or, unless Length is 0,
// those of that length. Lines that are no words are left out, and words with letters of several
// scripts taken, if that is chosen now, or was before.
type Submit struct {
	Length int
	Skips  bool
	Takes  bool
	Agrees bool // to how the texts are understood
}

func (msg Submit) Change(_ *session.Session, m *Model, out *screen.Intents) {
	if m.Import.Busy {
		return
	}
	m.Import.Skips = msg.Skips || m.Import.Skips && (msg.Agrees || msg.Length > 0)
	m.Import.Takes = msg.Takes || m.Import.Takes && (msg.Skips || msg.Agrees || msg.Length > 0)
	m.Import.Busy, m.Import.Refusal = true, lists.Refusal{}
	out.Add(screen.Untell{}, screen.Perform{Effect: effect.ReadImport{Length: msg.Length, Skips: m.Import.Skips, Takes: m.Import.Takes, Agrees: msg.Agrees}})
}

// Imported brings a list that was found good.
type Imported struct{ Draft lists.Draft }

// Change has the list taken in. One with the same answers is the same list, so it
// is refused: its games would be mixed up with those of the one that is here.
func (msg Imported) Change(s *session.Session, m *Model, out *screen.Intents) {
	list := msg.Draft.List()
	if twin, here := s.Find(list.Name); here {
		m.Import.Busy, m.Import.Refusal = false, lists.Refusal{Twin: twin.Title}
		return
	}
	m.Import = Import{}
	list.Title = lists.FreeTitle(list.Title, s.Own)
	out.Add(screen.AddList{List: list, Draft: msg.Draft})
}

// ImportRefused tells why a list was not imported.
type ImportRefused struct{ Refusal lists.Refusal }

// Change leaves what was picked and typed as it is, to be corrected.
func (msg ImportRefused) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.Import.Busy, m.Import.Refusal = false, msg.Refusal
}
