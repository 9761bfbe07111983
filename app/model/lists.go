package model

import (
	"ketword/app/lists"
	"ketword/engine"
)

// Find returns what is known of a list; false if it isn't here. A player's
// list is found by its tag alone, whatever the length that is asked for.
func (m *Library) Find(name lists.Name) (lists.List, bool) {
	for _, l := range m.Lists {
		if l.Name == name {
			return l, true
		}
	}
	for _, l := range m.Own {
		if l.Name.Lang == name.Lang {
			return l, true
		}
	}
	return lists.List{Name: name}, false
}

// HasListOf reports whether the list of a puzzle is here.
func (m *Library) HasListOf(id engine.Identity) bool {
	_, found := m.Find(lists.Of(id))
	return found
}

// Offers reports whether a list is here and has secrets for a mode.
func (m *Library) Offers(name lists.Name, mode engine.Mode) bool {
	l, found := m.Find(name)
	return found && l.HasSecrets(mode)
}

// ListFor returns the list that is played in a mode: the one opened last, or
// else that of the game in play, or that of a first game.
func (m *Session) ListFor(mode engine.Mode) lists.Name {
	for _, name := range []lists.Name{m.Recent.LastList(mode), m.InPlay.Name} {
		if name.Own() && m.OwnState == OwnAwaited || m.Offers(name, mode) {
			return name
		}
	}
	return m.FirstList()
}

// FirstList returns the list of a first game: that of the page's language, if there is one.
func (m *Session) FirstList() lists.Name {
	name := lists.Default()
	name.Lang = m.Settings.PageLang
	if _, found := m.Find(name); found {
		return name
	}
	return lists.Default()
}

// ChooseList goes to a list. The dialog stays open unless Closes is set.
type ChooseList struct {
	List   lists.Name
	Closes bool
}

// update goes to the list in the mode in play. A list without secrets for that
// mode can only be played by its own Play button, which closes the dialog.
func (c ChooseList) update(m *Model) {
	mode := m.Game.Puzzle.Rules.Mode
	m.chosen = true
	if c.Closes {
		m.Screen = NoScreen
	}
	if c.Closes && !m.Offers(c.List, mode) {
		mode = engine.Classic // the player asked for the list, not for the mode
	}
	if c.List == m.InPlay.Name && mode == m.Game.Puzzle.Rules.Mode || !m.Offers(c.List, mode) {
		m.Waiting = Waiting{}
		return
	}
	d := m.lastOf(mode, c.List)
	d.stays = !c.Closes
	m.goTo(d)
}
