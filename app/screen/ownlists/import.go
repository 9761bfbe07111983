package ownlists

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// Import is the state of the import form.
type Import struct {
	Files   map[lists.Part]string // names of picked files; for a part without one, the typed words are used
	Busy    bool                  // the list is being checked
	Skips   bool                  // skip lines that are not words
	Takes   bool                  // accept words with letters of several scripts
	Refusal lists.Refusal
	Editing lists.Name // the list that is replaced; or zero
}

// PickFile picks the file for a part of the list; "" removes it.
type PickFile struct {
	Part lists.Part
	Name string
}

// Change sets or removes the file.
func (msg PickFile) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	files := copied.With(m.Import.Files, msg.Part, msg.Name)
	if msg.Name == "" {
		delete(files, msg.Part)
	}
	m.Import.Files, m.Import.Refusal = files, lists.Refusal{}
}

// Submit imports the list of the form: all words, or those of one length if Length is not 0, or a list for
// each length.
// Once the player has chosen to skip lines or to accept words with letters of several scripts,
// the choice stays for later attempts.
type Submit struct {
	Length int
	Skips  bool
	Takes  bool
	Agrees bool // the player agrees to how the texts were read
}

func (msg Submit) Change(_ *session.Session, m *Model, out *screen.Intents) {
	if m.Import.Busy {
		return
	}
	m.Import.Skips = msg.Skips || m.Import.Skips && (msg.Agrees || msg.Length != 0)
	m.Import.Takes = msg.Takes || m.Import.Takes && (msg.Skips || msg.Agrees || msg.Length != 0)
	m.Import.Busy, m.Import.Refusal = true, lists.Refusal{}
	out.Add(screen.DropNotices{}, screen.Perform{Effect: effect.ReadImport{Length: msg.Length, Skips: m.Import.Skips, Takes: m.Import.Takes, Agrees: msg.Agrees}})
}

// Imported gives the lists that were read and are valid.
type Imported struct{ Drafts []lists.Draft }

// Change adds the lists, in place of the one that is edited. It refuses a list with the same answers as
// another one: they would be the same list, and their games would be mixed up.
func (msg Imported) Change(s *session.Session, m *Model, out *screen.Intents) {
	edited, twin := m.Import.Editing, ""
	others := each.But(s.Own, func(l lists.List) bool { return l.Name == edited })
	added := false
	for _, d := range msg.Drafts {
		list := d.List()
		if known, here := s.Find(list.Name); here && list.Name != edited {
			twin = known.Title
			continue
		}
		list.Title = lists.FreeTitle(list.Title, others)
		out.Add(screen.AddList{List: list, Draft: d, Replaces: edited})
		added = true
	}
	if m.Import.Busy = false; added {
		m.Import = Import{}
	} else {
		m.Import.Refusal = lists.Refusal{Twin: twin}
	}
}

// Edit says that the form has the words of a list, to be changed; or those of none.
type Edit struct{ List lists.Name }

func (msg Edit) Change(_ *session.Session, m *Model, out *screen.Intents) {
	m.Import = Import{Editing: msg.List}
	if !msg.List.Own() {
		out.Add(screen.Perform{Effect: effect.ClearImport{}})
	}
}

// ImportRefused says why a list was not imported.
type ImportRefused struct{ Refusal lists.Refusal }

// Change shows the refusal, and leaves the form as it is, to be corrected.
func (msg ImportRefused) Change(_ *session.Session, m *Model, _ *screen.Intents) {
	m.Import.Busy, m.Import.Refusal = false, msg.Refusal
}
