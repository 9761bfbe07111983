package model

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ketword/engine/lexicon"
)

// The lists that a player brings are kept by the browser, outside this
// package; the model knows what they are called, not their words.

// OwnLists tells which lists of the player are kept, as [ReadOwn] asked.
type OwnLists struct {
	Lists []List
	Since int
}

// update takes in which lists are kept. Those that could not be kept stay as
// long as the page is open. If a list was changed meanwhile, they are read
// again.
func (msg OwnLists) update(m Model) (Model, []Effect) {
	if msg.Since != m.changes {
		return m, []Effect{ReadOwn{Since: m.changes}}
	}
	kept := slices.Clip(msg.Lists)
	m.OwnRead = true
	for _, l := range m.Own {
		if l.Unkept {
			kept = append(kept, l)
		}
	}
	m = m.withOwn(kept)
	if d := m.Waiting.then; m.Waiting.List.Name.Own() && m.loaded[d.list] == nil {
		return m.goTo(d)
	}
	return m, nil
}

// withOwn returns the model with the player's lists, put in order.
func (m Model) withOwn(lists []List) Model {
	m.Own = slices.SortedFunc(slices.Values(lists), func(a, b List) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), cmp.Compare(a.Name.Lang, b.Name.Lang))
	})
	return m
}

// without returns the player's lists but for one.
func (m Model) without(name ListName) []List {
	return slices.DeleteFunc(slices.Clone(m.Own), func(l List) bool { return l.Name == name })
}

// Draft is a list that was read and found good.
type Draft struct {
	Title            string
	Words            *lexicon.Lexicon
	Answers, Guesses string // its texts, in NFC
}

// list returns what is known of the list.
func (d Draft) list() List {
	return List{
		Name:    OwnName(d.Words.Fingerprint(), d.Words.Length()),
		Title:   d.Title,
		Answers: d.Words.Count(),
		Guesses: d.Words.Len(),
		Quantum: d.Words.HasPair(),
		Bytes:   len(d.Answers) + len(d.Guesses),
		Letters: string(d.Words.Letters()),
	}
}

// Imported brings a list that was found good.
type Imported struct{ Draft Draft }

// update takes in the list. One with the same answers is the same list, so it
// is refused: its games would be mixed up with those of the one that is here.
func (msg Imported) update(m Model) (Model, []Effect) {
	d, list := msg.Draft, msg.Draft.list()
	list.Title = m.newTitle(list.Title)
	if twin, here := m.Find(list.Name); here {
		return ImportRefused{Refusal{Twin: twin.Title}}.update(m)
	}
	m.loaded = maps.Clone(m.loaded)
	m.loaded[list.Name] = d.Words
	m = m.withOwn(append(m.without(list.Name), list))
	m.Import = Import{}
	m.Deleted = slices.DeleteFunc(slices.Clone(m.Deleted), func(l List) bool { return l.Name == list.Name })
	kept := Notice{Kind: ListKept, List: list}
	if m.wanted.list.Own() && m.wanted.list.Lang != list.Name.Lang {
		kept = kept.and(Notice{Kind: ListMissing, List: List{Name: m.wanted.list}})
	}
	m = m.tell(kept)
	m.changes++
	effects := []Effect{KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, ClearImport{}}
	if m.wanted.list.Lang == list.Name.Lang {
		d := m.wanted
		m.wanted = destination{}
		m, opened := m.goTo(d)
		return m, append(effects, opened...)
	}
	return m, effects
}

// newTitle returns a title with a number behind it, if it is taken.
func (m Model) newTitle(title string) string {
	taken := func(t string) bool {
		return slices.ContainsFunc(m.Own, func(l List) bool { return l.Title == t })
	}
	next := title
	for n := 2; title != "" && taken(next); n++ {
		next = fmt.Sprintf("%s %d", title, n)
	}
	return next
}

// NotKept tells that the browser could not keep a list.
type NotKept struct{ List ListName }

// update tells that the list will be gone with the page.
func (msg NotKept) update(m Model) (Model, []Effect) {
	list, found := m.Find(msg.List)
	if !found {
		return m, nil
	}
	list.Unkept = true
	m = m.withOwn(append(m.without(msg.List), list))
	return m.tell(Notice{Kind: ListNotKept, List: list}), nil
}

// AskRename opens the field for a list's title; the zero name closes it.
type AskRename struct{ List ListName }

// update opens or closes the field.
func (msg AskRename) update(m Model) (Model, []Effect) {
	m.Renaming = msg.List
	return m, nil
}

// Rename gives a list another title.
type Rename struct {
	List  ListName
	Title string
}

// update gives the list its title. A blank one changes nothing.
func (msg Rename) update(m Model) (Model, []Effect) {
	list, found := m.Find(msg.List)
	title := cleanTitle(msg.Title)
	m.Renaming = ListName{}
	if !found || !msg.List.Own() || title == "" || title == list.Title {
		return m, nil
	}
	list.Title = title
	m.changes++
	m = m.withOwn(append(m.without(msg.List), list))
	m.Notice = Notice{}
	if m.InPlay.Name == msg.List {
		m.InPlay = list
	}
	return m, []Effect{RenameList{List: msg.List, Title: title}}
}

// Delete takes a list away.
type Delete struct{ List ListName }

// update takes the list away. Until the page is closed it can be brought back.
// Its games stay, and a game in play goes on.
func (msg Delete) update(m Model) (Model, []Effect) {
	list, found := m.Find(msg.List)
	if !found || !msg.List.Own() {
		return m, nil
	}
	m.changes++
	m.Own, m.Deleted = m.without(msg.List), append(slices.Clip(m.Deleted), list)
	return m.tell(Notice{Kind: ListDeleted, List: list}), []Effect{DropList{List: msg.List, Dropped: true}}
}

// BringBack undoes the last Delete, and then the one before it.
type BringBack struct{}

// update brings the list back.
func (BringBack) update(m Model) (Model, []Effect) {
	last := len(m.Deleted) - 1
	if last < 0 {
		return m, nil
	}
	list := m.Deleted[last]
	m.changes++
	m = m.withOwn(append(m.without(list.Name), list))
	m.Deleted = slices.Clip(m.Deleted[:last])
	return m.tell(Notice{Kind: ListBack, List: list}), []Effect{DropList{List: list.Name, Dropped: false}}
}

// Export offers a part of a list as a file.
type Export struct {
	List ListName
	Part Part
}

// update offers the part, if the list is here.
func (msg Export) update(m Model) (Model, []Effect) {
	list, found := m.Find(msg.List)
	if !found {
		return m, nil
	}
	return m, []Effect{ExportList{List: list, Part: msg.Part, Words: m.loaded[list.Name]}}
}

// ExportFailed tells that a list's words are gone.
type ExportFailed struct{ List List }

// update tells so.
func (msg ExportFailed) update(m Model) (Model, []Effect) {
	return m.tell(Notice{Kind: ListGone, List: msg.List}), nil
}

// MaxTitle is how many letters a title has at the most: as many as fit into
// the line above the board on a phone, with all that stands beside it.
const MaxTitle = 24

// cleanTitle returns a title on one line, and no longer than can be shown.
func cleanTitle(s string) string {
	letters := []rune(strings.Join(strings.Fields(s), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), MaxTitle)]))
}
