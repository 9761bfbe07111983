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
	"ketword/internal/order"
)

// The browser keeps the words of the lists that a player brings; the model knows
// only what they are called.

// OwnLists tells which lists of the player are kept, as [ReadOwnLists]
// asked.
type OwnLists struct {
	Lists []lists.List
	Since int
}

// update takes in which lists are kept. Those that could not be kept stay as
// long as the page is open. If a list was changed meanwhile, they are read
// again.
func (msg OwnLists) update(m *Model) {
	if msg.Since != m.changes {
		m.do(effect.ReadOwnLists{Since: m.changes})
		return
	}
	kept, before, late := slices.Clone(msg.Lists), m.Own, m.OwnState == session.OwnUnread
	for i := range kept { // titles that were kept as they came
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

// OwnListsUnread tells that the browser does not give the player's lists: its
// database fails, or has not answered for a while and may yet do so.
type OwnListsUnread struct{}

// update goes on without the lists, if they were not read before, and tells it
// where they are missed.
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

// setOwn takes the player's lists, and puts them in order.
func (m *Model) setOwn(own []lists.List) {
	m.Own = order.Sorted(own, func(a, b lists.List) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), cmp.Compare(a.Name.Lang, b.Name.Lang))
	})
}

// putList takes one of the player's lists as it is now.
func (m *Model) putList(list lists.List) { m.setOwn(append(m.without(list.Name), list)) }

// without returns the player's lists but for one.
func (m *Model) without(name lists.Name) []lists.List {
	return each.But(m.Own, func(l lists.List) bool { return l.Name == name })
}

// Kept tells that the browser keeps a list, as it is now; or, if it fails, that it can't, or has not yet.
type Kept struct {
	List  lists.Name
	Fails bool
}

// update tells that the list will be gone with the page, or takes that back, since it is told
// where the browser takes its time.
func (msg Kept) update(m *Model) {
	list, found := m.Find(msg.List)
	if !found || !msg.Fails && !list.Unkept {
		return
	}
	list.Unkept = true
	told := notice.Notice(notice.ListUnkept{List: list})
	list.Unkept = msg.Fails
	m.putList(list)
	if msg.Fails {
		m.showNotices(told)
	} else {
		m.dropNotices(func(n notice.Notice) bool { return n == told })
	}
}

// Renames reports whether the field for a list's title is shown.
func (m *Model) Renames() bool {
	_, there := m.Find(m.OwnLists.Renaming)
	return there && m.Screen == screen.Lists
}

// RenameList gives a list the title that it has now.
func (m *Model) RenameList(list lists.List) {
	m.changes++
	m.putList(list)
	m.Notices = nil
	if m.InPlay.Name == list.Name {
		m.InPlay = list
	}
	m.do(effect.KeepTitle{List: list.Name, Title: list.Title})
}

// AddList takes in a list that was imported, and opens the puzzle that waits for it.
func (m *Model) AddList(list lists.List, d lists.Draft) {
	m.Words = copied.With(m.Words, list.Name, d.Words)
	m.putList(list)
	m.Deleted = each.But(m.Deleted, func(l lists.List) bool { return l.Name == list.Name })
	told := []notice.Notice{notice.ListImported{List: list, Tidied: d.Tidied}}
	if m.missing.list.Own() && m.missing.list.Lang != list.Name.Lang {
		told = appendNotices(told, notice.ListMissing{List: lists.List{Name: m.missing.list}})
	}
	m.showNotices(told...)
	m.changes++
	m.do(effect.KeepList{List: list, Answers: d.Answers, Guesses: d.Guesses}, effect.ClearImport{})
	if m.missing.list.Lang == list.Name.Lang {
		d := m.missing
		m.missing = target{}
		m.goTo(d)
	}
}
