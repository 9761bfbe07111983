package model

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"ketword/engine/lexicon"
)

// The lists that a player brings are kept by the browser, outside this
// package; the model knows what they are called, not their words.

// ownLists takes in which lists are kept. Those that could not be kept stay
// as long as the page is open.
func (m Model) ownLists(kept []List) (Model, []Effect) {
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

// imported takes in a list that was found good. A list with the same answers
// is the same list, so it is refused: its games would be mixed up with those
// of the one that is here.
func (m Model) imported(d Draft) (Model, []Effect) {
	list := d.list()
	if twin, here := m.Find(list.Name); here {
		return m.importRefused(Refusal{Twin: twin.Title}), nil
	}
	m.loaded = maps.Clone(m.loaded)
	m.loaded[list.Name] = d.Words
	m = m.withOwn(append(m.without(list.Name), list))
	m.Import, m.Deleted = Import{}, List{}
	m = m.tell(Notice{Kind: ListKept, List: list})
	effects := []Effect{KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, ClearImport{}}
	if m.wanted.list == list.Name {
		d := m.wanted
		m.wanted = destination{}
		m, opened := m.goTo(d)
		return m, append(effects, opened...)
	}
	return m, effects
}

// notKept tells that a list will be gone with the page.
func (m Model) notKept(name ListName) Model {
	list, found := m.Find(name)
	if !found {
		return m
	}
	list.Unkept = true
	m = m.withOwn(append(m.without(name), list))
	return m.tell(Notice{Kind: ListNotKept, List: list})
}

// rename gives a list another title. A blank one changes nothing.
func (m Model) rename(name ListName, title string) (Model, []Effect) {
	list, found := m.Find(name)
	title = cleanTitle(title)
	m.Renaming = ListName{}
	if !found || !name.Own() || title == "" || title == list.Title {
		return m, nil
	}
	list.Title = title
	m = m.withOwn(append(m.without(name), list))
	if m.InPlay.Name == name {
		m.InPlay = list
	}
	return m, []Effect{RenameList{List: name, Title: title}}
}

// delete takes a list away. Until the page is closed it can be brought back.
// Its games stay, and a game in play goes on.
func (m Model) delete(name ListName) (Model, []Effect) {
	list, found := m.Find(name)
	if !found || !name.Own() {
		return m, nil
	}
	m.Own, m.Deleted = m.without(name), list
	return m.tell(Notice{Kind: ListDeleted, List: list}), []Effect{DropList{List: name, Dropped: true}}
}

// bringBack undoes the last delete.
func (m Model) bringBack() (Model, []Effect) {
	list := m.Deleted
	if !list.Name.Own() {
		return m, nil
	}
	m = m.withOwn(append(m.without(list.Name), list))
	m.Deleted, m.Notice = List{}, Notice{}
	return m, []Effect{DropList{List: list.Name, Dropped: false}}
}

// MaxTitle is how many letters a title has at the most: as many as fit into
// the line above the board on a phone, with all that stands beside it.
const MaxTitle = 24

// cleanTitle returns a title on one line, and no longer than can be shown.
func cleanTitle(s string) string {
	letters := []rune(strings.Join(strings.Fields(s), " "))
	return strings.TrimSpace(string(letters[:min(len(letters), MaxTitle)]))
}
