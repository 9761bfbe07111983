package model

import (
	"slices"

	"ketword/engine"
)

// Menu is what the menu offers.
type Menu struct {
	Playing bool // the game can be given up
	Today   bool // today's puzzle is in play
	Update  bool // a new version waits
	Langs   []ListChoice
	Lengths []ListChoice // of the chosen language
	Barred  []List       // in quantum, the player's lists without secrets of two words
	Waiting Waiting
	Failed  Notice // of the list that could not be loaded; or nil
	Chosen  bool   // a list has been chosen in this menu
	Others  []Other
	Told    Notice // of an unfinished game that was removed, or brought back; or nil
	Removed bool   // a game can be brought back
}

// Playable reports whether a list was chosen in this menu, and is there.
func (m Menu) Playable() bool {
	return m.Chosen && !m.Waiting.Active() && m.Failed == nil
}

// ListChoice is a list that the menu offers.
type ListChoice struct {
	List   List
	Chosen bool
	Barred bool // it has no secrets for the mode in play
}

// Menu derives what the menu offers.
func (m Model) Menu() Menu {
	menu := Menu{
		Playing: m.Game.Status() == engine.Playing,
		Today:   m.IsToday(),
		Update:  m.UpdateReady,
		Waiting: m.Waiting,
		Chosen:  m.Chosen,
		Others:  m.Others(),
	}
	at := m.InPlay.Name
	if m.Waiting.Active() {
		at = m.Waiting.List.Name
	}
	for _, n := range m.Notices {
		switch n.(type) {
		case NotLoaded, ListGone, ListsUnread:
			menu.Failed = n
		case GameRemoved, GameBack:
			menu.Told, menu.Removed = n, len(m.Removed) > 0
		}
	}
	menu.Langs, menu.Lengths = m.langs(at), m.lengths(at)
	for _, c := range menu.Langs {
		if c.Barred && c.List.Name.Own() {
			menu.Barred = append(menu.Barred, c.List)
		}
	}
	return menu
}

// langs returns one list of each language, of the length in play if there is
// one, and the player's lists.
func (m Model) langs(at ListName) []ListChoice {
	var langs []ListChoice
	for _, l := range m.Lists {
		same := func(c ListChoice) bool { return c.List.Name.Lang == l.Name.Lang }
		i := slices.IndexFunc(langs, same)
		switch {
		case i < 0:
			langs = append(langs, m.choice(l, at))
		case fits(l, at) > fits(langs[i].List, at):
			langs[i] = m.choice(l, at)
		}
	}
	for _, l := range m.Own {
		langs = append(langs, m.choice(l, at))
	}
	for i := range langs {
		langs[i].Chosen = langs[i].List.Name.Lang == at.Lang
	}
	return langs
}

// fits ranks a list's length: that in play is best, then the usual one.
func fits(l List, at ListName) int {
	switch l.Name.Length {
	case at.Length:
		return 2
	case DefaultRules().Length:
		return 1
	}
	return 0
}

// lengths returns the lists of the language in play.
func (m Model) lengths(at ListName) []ListChoice {
	var lengths []ListChoice
	for _, l := range slices.Concat(m.Lists, m.Own) {
		if l.Name.Lang == at.Lang {
			lengths = append(lengths, m.choice(l, at))
		}
	}
	return lengths
}

func (m Model) choice(l List, at ListName) ListChoice {
	barred := !m.offers(l.Name, m.Game.Puzzle.Rules.Mode)
	return ListChoice{List: l, Chosen: l.Name == at, Barred: barred}
}

// UpdateWaits tells that a new version of the site is ready.
type UpdateWaits struct{}

func (UpdateWaits) update(m Model) (Model, []Effect) {
	m.UpdateReady = true
	return m, nil
}

// ApplyUpdate loads the new version.
type ApplyUpdate struct{}

func (ApplyUpdate) update(m Model) (Model, []Effect) { return m, []Effect{Reload{}} }

// Reload loads the new version of the site.
type Reload struct{ effect }
