package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/engine"
	"ketword/internal/each"
)

// A list that is deleted is marked, and forgotten a day later, so it can be brought
// back. Its games stay stored. If it is in play, another puzzle takes its place,
// in every window, until it is back.

// leftPuzzle is the puzzle that was in play when its list was deleted, and the one
// that took its place.
type leftPuzzle struct {
	puzzle engine.Puzzle
	after  engine.Identity
}

// DeleteList takes a list away.
type DeleteList struct{ List lists.Name }

// update takes the list away. It can be brought back until the page is closed.
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

// leave tells that a list was deleted. If it is in play, the puzzle that would be
// there without it takes its place.
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

// BringBackList undoes the last DeleteList, and then the one before it.
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
	m.comeBack(list)
}

// comeBack tells that a list is back. The puzzle that was left without it is in
// play again, unless the player went elsewhere meanwhile.
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

// followDeletions takes in which of the lists before another window has deleted,
// and which it has brought back.
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

// wasDeleted reports whether a list was deleted, and can be brought back.
func (m *Model) wasDeleted(name lists.Name) (lists.List, bool) {
	for _, l := range m.Deleted {
		if l.Name.Lang == name.Lang {
			return l, true
		}
	}
	return lists.List{}, false
}
