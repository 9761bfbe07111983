package model

import (
	"cmp"
	"slices"
	"strings"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// The browser stores the words of the player's own lists; the model holds only their names
// and properties.

// OwnLists says which of the player's lists are stored. It answers [effect.ReadOwnLists].
type OwnLists struct {
	Lists []lists.List
	Since int
}

// update sets the player's lists to the stored ones. Lists that could not be stored stay as
// long as the page is open. If a list was changed meanwhile, they are read again.
func (msg OwnLists) update(m *Model) {
	if msg.Since != m.changes {
		m.do(effect.ReadOwnLists{Since: m.changes})
		return
	}
	kept, before, late := slices.Clone(msg.Lists), m.Own, m.OwnState == session.OwnUnread
	for i := range kept { // older versions stored titles without cleaning them
		kept[i].Title = lists.CleanTitle(kept[i].Title)
	}
	m.OwnState = session.OwnKnown
	for _, l := range m.Own {
		if l.Unkept {
			kept = append(kept, l)
		}
	}
	m.setOwn(kept)
	if list, found := m.Find(m.InPlay.Name); found {
		m.InPlay = list
	}
	m.followDeletions(before)
	if d := m.then; m.Waiting.List.Name.Own() && m.Words[d.list] == nil {
		m.goTo(d)
		return
	}
	if !late {
		return
	}
	m.dropNotices(is[notice.ListsUnread])
	m.openWanted()
}

// OwnListsUnread says that the browser has not returned the player's lists: its database
// failed, or has not answered yet but may still do so.
type OwnListsUnread struct{}

// update continues without the lists, unless they were read before. It tells the player if
// a puzzle needs one.
func (OwnListsUnread) update(m *Model) {
	if m.OwnState == session.OwnKnown {
		return
	}
	m.OwnState = session.OwnUnread
	switch d := m.then; {
	case m.Waiting.List.Name.Own() && m.Words[d.list] == nil:
		m.unreadList(d)
	case m.Screen == screen.Lists:
		m.showNotices(notice.ListsUnread{})
	}
}

// setOwn sets the player's lists, sorted by title.
func (m *Model) setOwn(own []lists.List) {
	m.Own = each.Sorted(own, func(a, b lists.List) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), cmp.Compare(a.Name.Lang, b.Name.Lang))
	})
}

// putList adds one of the player's lists, or replaces it.
func (m *Model) putList(list lists.List) { m.setOwn(append(m.without(list.Name), list)) }

// without returns the player's lists except one.
func (m *Model) without(name lists.Name) []lists.List {
	return each.But(m.Own, func(l lists.List) bool { return l.Name == name })
}

// Kept says that a list is stored as it is now. If Fails is set, it could not be stored, or not yet.
type Kept struct {
	List  lists.Name
	Fails bool
}

// update tells the player that the list will be lost with the page, or withdraws that, since
// the browser may only have been slow.
func (msg Kept) update(m *Model) {
	list, found := m.Find(msg.List)
	if !found || !msg.Fails && !list.Unkept {
		return
	}
	list.Unkept = true
	unkept := notice.Notice(notice.ListUnkept{List: list})
	list.Unkept = msg.Fails
	m.putList(list)
	if msg.Fails {
		m.showNotices(unkept)
	} else {
		m.dropNotices(func(n notice.Notice) bool { return n == unkept })
	}
}

// Renames reports whether the input for a list's title is shown.
func (m *Model) Renames() bool {
	_, there := m.Find(m.OwnLists.Renaming)
	return there && m.Screen == screen.Lists
}

// RenameList replaces a list by the same list with a new title.
func (m *Model) RenameList(list lists.List) {
	m.changes++
	m.putList(list)
	m.Notices = nil
	if m.InPlay.Name == list.Name {
		m.InPlay = list
	}
	m.do(effect.KeepTitle{List: list.Name, Title: list.Title})
}

// AddList adds an imported list, and opens the puzzle that waits for it. The list that it replaces is
// deleted; a puzzle of that gives way to one of the new list.
func (m *Model) AddList(list lists.List, d lists.Draft, replaces lists.Name) {
	follows := replaces.Own() && replaces == m.InPlay.Name
	if replaces != list.Name {
		DeleteList{List: replaces}.update(m)
		m.Edits = copied.With(m.Edits, list.Name.Lang, replaces.Lang)
	}
	m.Words = copied.With(m.Words, list.Name, d.Words)
	m.putList(list)
	m.Deleted = each.But(m.Deleted, func(l lists.List) bool { return l.Name == list.Name })
	notices := []notice.Notice{notice.ListImported{List: list, Tidied: d.Tidied, Edited: replaces}}
	for _, n := range m.Notices {
		if earlier, is := n.(notice.ListImported); is {
			notices[0] = notices[0].(notice.ListImported).With(earlier)
		}
	}
	if m.missing.list.Own() && m.missing.list.Lang != list.Name.Lang {
		notices = appendNotices(notices, notice.ListMissing{List: lists.List{Name: m.missing.list}})
	}
	m.showNotices(notices...)
	m.changes++
	m.do(effect.KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, effect.ClearImport{})
	switch {
	case m.missing.list.Lang == list.Name.Lang:
		d := m.missing
		m.missing = target{}
		m.goTo(d)
	case m.InPlay.Name == list.Name:
		m.InPlay, m.Lexicon = list, d.Words
		m.loadGuesses()
	case follows && m.Offers(list.Name, m.Game.Puzzle.Rules.Mode):
		d := m.lastOf(m.Game.Puzzle.Rules.Mode, list.Name)
		d.keepDialog, d.notices = true, notices
		m.goTo(d)
	}
}
