package model

import "ketword/app/lists"

// missingList tells that a list is not here. If the address named it, the
// puzzle is opened once the player imports the list.
func (m Model) missingList(d destination) (Model, []Effect) {
	list, _ := m.Find(d.list)
	deleted, here := m.wasDeleted(d.list)
	switch {
	case here:
		m.wanted = d
		return m.instead(d, ListDeleted{List: deleted})
	case d.list.Own() && m.OwnUnread:
		return m.unreadList(d)
	case !d.asked:
		return m.fallBack(d)
	}
	m.wanted = d
	return m.instead(d, ListMissing{List: list})
}

// unreadList goes on without a player's list that the browser does not give. The
// puzzle is opened once it does, or at the next start: what is opened in its place
// is not remembered.
func (m Model) unreadList(d destination) (Model, []Effect) {
	m.wanted = d
	d.passing = true
	return m.instead(d, ListsUnread{})
}

// openWanted opens the puzzle that was wanted before its list could be read,
// unless the player has begun something else.
func (m Model) openWanted() (Model, []Effect) {
	if m.wanted.list == (lists.Name{}) || !m.playing() || m.current().Begun() || m.Screen != NoScreen {
		return m, nil
	}
	d := m.wanted
	m.wanted = destination{}
	return m.goTo(d)
}
