package model

import (
	"iter"
	"slices"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/copied"
)

// A player's list, which may be short, may allow as guesses all words of a built-in
// language with as many letters, too. They stay where they are, in the built-in list,
// which is loaded when the player's list is opened. The game does not wait for it:
// until it is there, the list's own words can be guessed.

// GuessList returns the built-in list whose words may be guessed beside those of a
// player's list; false if there is none.
func (m *Library) GuessList(l lists.List) (lists.List, bool) {
	i := slices.IndexFunc(m.Lists, func(b lists.List) bool { return b.Name == lists.Name{Lang: l.Also, Length: l.Name.Length} })
	if i < 0 {
		return lists.List{}, false
	}
	return m.Lists[i], true
}

// LackedGuesses returns the list whose words may be guessed in the game in play, but
// are not loaded.
func (m *Session) LackedGuesses() (lists.List, bool) {
	list, wanted := m.GuessList(m.InPlay)
	return list, wanted && m.Opened() && m.Words[list.Name] == nil
}

// Vocabulary returns the words that may be guessed in the game in play.
func (m *Session) Vocabulary() engine.Vocabulary { return m.AllowedWords(m.InPlay, m.Lexicon) }

// AllowedWords returns the words that may be guessed in games of a list, whose own are given.
func (m *Library) AllowedWords(l lists.List, words *lexicon.Lexicon) engine.Vocabulary {
	list, wanted := m.GuessList(l)
	if more := m.Words[list.Name]; wanted && more != nil {
		return widened{words, more}
	}
	return words
}

// widened is a list with more words that may be guessed.
type widened struct {
	*lexicon.Lexicon
	more *lexicon.Lexicon
}

// Has reports whether a word may be guessed.
func (v widened) Has(w engine.Word) bool { return v.Lexicon.Has(w) || v.more.Has(w) }

// Guesses yields all words that may be guessed.
func (v widened) Guesses() iter.Seq[engine.Word] {
	return func(yield func(engine.Word) bool) {
		for _, words := range []*lexicon.Lexicon{v.Lexicon, v.more} {
			for w := range words.Guesses() {
				if !yield(w) {
					return
				}
			}
		}
	}
}

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
	m.untell(func(n Notice) bool { return is[GuessesMissing](n) && n.(GuessesMissing).List.Name == name })
	if list, lacked := m.LackedGuesses(); lacked && list.Name == name {
		m.tell(also(m.Notices, GuessesMissing{List: list})...)
	}
}
