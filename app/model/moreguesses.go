package model

import (
	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/internal/copied"
)

// A player's list, which may be short, may allow as guesses all words of a built-in
// language with as many letters, too. They stay where they are, in the built-in list,
// which is loaded when the player's list is opened. The game does not wait for it:
// until it is there, the list's own words can be guessed.

// loadGuesses loads the words that may be guessed in the game in play, unless they are
// there or on their way.
func (m *Model) loadGuesses() {
	if list, lacked := m.LackedGuesses(); lacked {
		m.fetch(list)
	}
}

// fetch loads a list beside the game in play, unless it is on its way.
func (m *Model) fetch(list lists.List) {
	if m.Fetching[list.Name] {
		return
	}
	m.Fetching = copied.With(m.Fetching, list.Name, true)
	m.do(effect.LoadList{List: list})
}

// guessesCame takes note that a list of words to be guessed was loaded, or could not
// be. That is told if the game in play wants it.
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
