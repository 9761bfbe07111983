package model

import (
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
)

// missingList tells that a list is not here. If the address named it, the
// puzzle is opened once the player imports the list.
func (m *Model) missingList(d target) {
	list, _ := m.Find(d.list)
	deleted, here := m.wasDeleted(d.list)
	switch {
	case here:
		m.missing = d
		m.instead(d, notice.ListDeleted{List: deleted})
	case d.list.Own() && m.OwnState == session.OwnUnread:
		m.unreadList(d)
	case !d.asked:
		m.fallBack(d)
	default:
		m.missing = d
		m.instead(d, notice.ListMissing{List: list})
	}
}

// unreadList goes on without a player's list that the browser does not give. The
// puzzle is opened once it does, or at the next start: what is opened in its place
// is not remembered.
func (m *Model) unreadList(d target) {
	m.missing = d
	d.transient = true
	m.instead(d, notice.ListsUnread{})
}

// openWanted opens the puzzle that was wanted before its list could be read,
// unless the player has begun something else.
func (m *Model) openWanted() {
	if m.missing.list == (lists.Name{}) || !m.Playing() || m.Current().Begun() || m.Screen != screen.None {
		return
	}
	d := m.missing
	m.missing = target{}
	m.goTo(d)
}
