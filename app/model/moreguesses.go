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

// fetch loads a list in the background, unless it is being loaded.
func (m *Model) fetch(list lists.List) {
	if m.Fetching[list.Name] {
		return
	}
	m.Fetching = copied.With(m.Fetching, list.Name, true)
	m.do(effect.LoadList{List: list})
}

// guessesCame handles the end of loading a list of additional guesses, or its failure. It
// tells the player if the list belongs to the game in play.
func (m *Model) guessesCame(name lists.Name) {
	if !m.Fetching[name] {
		return
	}
	m.Fetching = copied.Without(m.Fetching, name)
	m.dropNotices(func(n notice.Notice) bool {
		return is[notice.GuessesMissing](n) && n.(notice.GuessesMissing).List.Name == name
	})
	if list, lacked := m.LackedGuesses(); lacked && list.Name == name {
		m.showNotices(appendNotices(m.Notices, notice.GuessesMissing{List: list})...)
	}
}
