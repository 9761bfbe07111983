package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/engine/lexicon"
	"ketword/internal/copied"
)

// Import is the state of the form that imports a list.
type Import struct {
	Files   map[lists.Part]string // names of the files picked; without one, the words typed count
	Busy    bool                  // the list is being checked
	Skips   bool                  // lines that are no words are to be left out
	Takes   bool                  // words with letters of several scripts are to be taken
	Refusal ListRefusal
}

// ListRefusal tells why a list was not imported. The zero
// ListRefusal tells nothing.
type ListRefusal struct {
	Part       lists.Part          // of which it tells
	Problems   []lexicon.Problem   // of its lines
	Skips      int                 // lines that can be left out; or 0
	Takes      bool                // there are words with letters of several scripts, which can be taken
	Lengths    []lists.LengthCount // of its words, if one is to be chosen
	Understood []lists.Understood  // how its texts were read, where that is more than words
	Size       int                 // of the text in bytes, if it is too long
	Unread     bool                // the file could not be read
	Twin       string              // title of a list here with the same answers
}

// Refused reports whether there is anything to tell.
func (r *ListRefusal) Refused() bool {
	return len(r.Problems) > 0 || len(r.Lengths) > 0 || len(r.Understood) > 0 || r.Size > 0 || r.Unread || r.Twin != ""
}

// PickFile picks the file of a part of the list to import; "" picks none.
type PickFile struct {
	Part lists.Part
	Name string
}

// update notes that the file counts, or, without one, the words typed.
func (msg PickFile) update(m *Model) {
	files := copied.With(m.Import.Files, msg.Part, msg.Name)
	if msg.Name == "" {
		delete(files, msg.Part)
	}
	m.Import.Files, m.Import.Refusal = files, ListRefusal{}
}

// SubmitImport imports what the form holds: all words, or, unless Length is 0,
// those of that length. Lines that are no words are left out, and words with letters of several
// scripts taken, if that is chosen now, or was before.
type SubmitImport struct {
	Length int
	Skips  bool
	Takes  bool
	Agrees bool // to how the texts are understood
}

func (msg SubmitImport) update(m *Model) {
	if m.Import.Busy {
		return
	}
	m.Import.Skips = msg.Skips || m.Import.Skips && (msg.Agrees || msg.Length > 0)
	m.Import.Takes = msg.Takes || m.Import.Takes && (msg.Skips || msg.Agrees || msg.Length > 0)
	m.Import.Busy, m.Import.Refusal, m.Notices = true, ListRefusal{}, nil
	m.do(effect.ReadImport{Length: msg.Length, Skips: m.Import.Skips, Takes: m.Import.Takes, Agrees: msg.Agrees})
}

// Imported brings a list that was found good.
type Imported struct{ Draft lists.Draft }

// update takes in the list. One with the same answers is the same list, so it
// is refused: its games would be mixed up with those of the one that is here.
func (msg Imported) update(m *Model) {
	d, list := msg.Draft, msg.Draft.List()
	list.Title = lists.FreeTitle(list.Title, m.Own)
	if twin, here := m.Find(list.Name); here {
		ImportRefused{ListRefusal{Twin: twin.Title}}.update(m)
		return
	}
	m.Words = copied.With(m.Words, list.Name, d.Words)
	m.putList(list)
	m.Import = Import{}
	m.Deleted = slices.DeleteFunc(slices.Clone(m.Deleted), func(l lists.List) bool { return l.Name == list.Name })
	told := []notice.Notice{notice.ListImported{List: list, Tidied: d.Tidied}}
	if m.wanted.list.Own() && m.wanted.list.Lang != list.Name.Lang {
		told = also(told, notice.ListMissing{List: lists.List{Name: m.wanted.list}})
	}
	m.tell(told...)
	m.changes++
	m.do(effect.KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, effect.ClearImport{})
	if m.wanted.list.Lang == list.Name.Lang {
		d := m.wanted
		m.wanted = destination{}
		m.goTo(d)
	}
}

// ImportRefused tells why a list was not imported.
type ImportRefused struct{ Refusal ListRefusal }

// update leaves what was picked and typed as it is, to be corrected.
func (msg ImportRefused) update(m *Model) { m.Import.Busy, m.Import.Refusal = false, msg.Refusal }
