package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/engine"
	"ketword/internal/each"
)

// A deleted list is only marked, so that it can be restored, and is removed a day later.
// Its games stay stored. If it is in play, another puzzle takes its place, in every window,
// until the list is restored.

// leftPuzzle holds the puzzle that was in play when its list was deleted, and the identity
// of the puzzle that replaced it.
type leftPuzzle struct {
	puzzle engine.Puzzle
	after  engine.Identity
}

// DeleteList deletes one of the player's lists.
type DeleteList struct{ List lists.Name }

// update deletes the list. The deletion can be undone until the page is closed.
func (msg DeleteList) update(m *Model) {
	list, found := m.Find(msg.List)
	if !found || !msg.List.Own() {
		return
	}
	m.changes++
	m.Own = m.without(msg.List)
	m.do(effect.DropList{List: msg.List, Dropped: true})
	m.leave(list)
}

// leave handles a deleted list. If the list is in play, the puzzle that would be shown
// without it replaces the current one.
func (m *Model) leave(list lists.List) {
	m.Deleted = append(slices.Clip(m.Deleted), list)
	deleted := notice.ListDeleted{List: list}
	switch {
	case m.Waiting.List.Name.Lang == list.Name.Lang:
		m.instead(m.then, deleted)
		return
	case m.InPlay.Name != list.Name:
		m.showNotices(deleted)
		return
	}
	left := leftPuzzle{puzzle: m.Game.Puzzle}
	mode := left.puzzle.Rules.Mode
	d := m.lastOf(mode, m.ListFor(mode))
	d.keepDialog, d.notices = true, []notice.Notice{deleted}
	m.goTo(d)
	left.after = m.Game.Puzzle.Identity
	m.left = left
}

// BringBackList undoes the last DeleteList, or the edit of a list; when repeated, the one before it.
type BringBackList struct{}

func (BringBackList) update(m *Model) {
	last := len(m.Deleted) - 1
	if last < 0 {
		return
	}
	list := m.Deleted[last]
	m.changes++
	m.putList(list)
	m.Deleted = slices.Clip(m.Deleted[:last])
	m.do(effect.DropList{List: list.Name, Dropped: false})
	for _, l := range m.Own {
		if m.Edits[l.Name.Lang] == list.Name.Lang {
			m.Own = m.without(l.Name)
			m.do(effect.DropList{List: l.Name, Dropped: true})
			if l.Name == m.InPlay.Name {
				m.PlayList(list.Name, false)
			}
		}
	}
	m.comeBack(list)
}

// comeBack handles a restored list. The puzzle that was left is in play again, unless the
// player opened another one meanwhile.
func (m *Model) comeBack(list lists.List) {
	back, left := notice.ListBack{List: list}, m.left
	if m.missing.list.Lang == list.Name.Lang {
		d := m.missing
		m.missing = target{}
		d.keepDialog, d.keepURL, d.notices = true, false, []notice.Notice{back}
		m.goTo(d)
		return
	}
	if left.puzzle.Lang != list.Name.Lang || left.after != m.Game.Puzzle.Identity {
		m.showNotices(back)
		return
	}
	m.left = leftPuzzle{}
	m.goTo(target{
		list: list.Name, rules: left.puzzle.Rules, kind: toPuzzle, puzzle: left.puzzle, keepDialog: true, notices: []notice.Notice{back},
	})
}

// followDeletions compares the lists with those before, and handles those that another
// window has deleted or restored.
func (m *Model) followDeletions(before []lists.List) {
	for _, l := range before {
		if _, found := m.Find(l.Name); !found {
			m.leave(l)
		}
	}
	for _, l := range m.Deleted {
		if list, found := m.Find(l.Name); found {
			m.Deleted = each.But(m.Deleted, func(d lists.List) bool { return d.Name == l.Name })
			m.comeBack(list)
		}
	}
}

// wasDeleted returns a deleted list that can be restored, and whether there is one of that name.
func (m *Model) wasDeleted(name lists.Name) (lists.List, bool) {
	for _, l := range m.Deleted {
		if l.Name.Lang == name.Lang {
			return l, true
		}
	}
	return lists.List{}, false
}
