package model

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/internal/copied"
)

// A player's list, which may be short, can also allow all words of a built-in list of the
// same language and length as guesses. These words stay in the built-in list, which is
// loaded when the player's list is opened. The game does not wait for it: until then, only
// the words of the player's list can be guessed.

// loadGuesses loads the additional guesses of the game in play, unless they are loaded or
// being loaded.
func (m *Model) loadGuesses() {
	if list, lacked := m.LackedGuesses(); lacked {
		m.fetch(list)
	}
}

// fetch loads a list, unless it is being loaded.
func (m *Model) fetch(list lists.List) {
	if m.Fetching[list.Name] {
		return
	}
	m.Fetching = copied.With(m.Fetching, list.Name, true)
	m.do(effect.LoadList{List: list})
}

// fetched notes that a list is no longer being loaded. Where it has additional guesses for the game in play, it tells
// the player if they could not be loaded.
func (m *Model) fetched(name lists.Name) {
	m.Fetching = copied.Without(m.Fetching, name)
	m.dropNotices(func(n notice.Notice) bool {
		return is[notice.GuessesMissing](n) && n.(notice.GuessesMissing).List.Name == name
	})
	if list, lacked := m.LackedGuesses(); lacked && list.Name == name {
		m.showNotices(appendNotices(m.Notices, notice.GuessesMissing{List: list})...)
	}
}
