package session

import (
	"errors"
	"iter"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// The words that may be guessed with a list are its own and, for some of the player's lists, those of a
// built-in list too.

// MayGuess reports whether a word may be guessed with a list. It returns true if the list's
// words are not loaded.
func (l *Library) MayGuess(name lists.Name, w engine.Word) bool {
	words := l.Words[name]
	if words == nil || words.Has(w) {
		return true
	}
	more, _ := l.moreWords(name)
	return more != nil && more.Has(w)
}

// Written returns how a word of a secret is written, with its accents, if the list's words are loaded.
func (l *Library) Written(name lists.Name, w engine.Word) string {
	if words := l.Words[name]; words != nil {
		return words.Written(w)
	}
	return w.String()
}

// GuessList returns the built-in list whose words may also be guessed with a player's list,
// or false if there is none.
func (l *Library) GuessList(list lists.List) (lists.List, bool) {
	return l.Find(lists.Name{Lang: list.Also, Length: list.Name.Length})
}

// LackedGuesses returns the list of additional guesses for the game in play, and whether it
// is still to be loaded.
func (s *Session) LackedGuesses() (lists.List, bool) {
	list, wanted := s.GuessList(s.InPlay)
	return list, wanted && s.Opened() && s.Words[list.Name] == nil
}

// Vocabulary returns the words that may be guessed in the game in play.
func (s *Session) Vocabulary() engine.Vocabulary { return s.AllowedWords(s.InPlay, s.Lexicon) }

// AllowedWords returns the words that may be guessed in games of a list: its own, given in words, and
// additional ones.
func (l *Library) AllowedWords(b lists.List, words *lexicon.Lexicon) engine.Vocabulary {
	list, wanted := l.GuessList(b)
	if more := l.Words[list.Name]; wanted && more != nil {
		return widened{words, more}
	}
	return words
}

// widened is a list with additional words that may be guessed.
type widened struct {
	*lexicon.Lexicon
	more *lexicon.Lexicon
}

// Has reports whether a word may be guessed.
func (v widened) Has(w engine.Word) bool { return v.Lexicon.Has(w) || v.more.Has(w) }

// Guesses returns all words that may be guessed.
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

// UsualAlso returns the default language of additional guesses for an imported list: that of the
// page, if the list is short and has no other letters, or else "".
func (s *Session) UsualAlso(l lists.List) string {
	const few = 200 // words that may be guessed
	lang := s.Language()
	_, found := s.Find(lists.Name{Lang: lang, Length: l.Name.Length})
	if !found || l.Guesses > min(few, l.Answers) || strings.Trim(l.Letters, strings.Join(usualLayout(lang), "")) != "" {
		return ""
	}
	return lang
}

// FindWord parses a word that a player typed, using the letters of a list and, if loaded, its words.
func (l *Library) FindWord(list lists.Name, typed string) (engine.Word, error) {
	return l.alphabetOf(list).FindWord(typed, func(w engine.Word) bool { return l.MayGuess(list, w) })
}

// Reader returns the function that parses words of a list.
func (l *Library) Reader(list lists.Name) engine.WordReader {
	return func(typed string) (engine.Word, error) { return l.FindWord(list, typed) }
}

// SharedLetters returns the letters that two words have in common, without duplicates.
func SharedLetters(a, b engine.Word) string {
	letters := ""
	for _, l := range a.Letters() {
		if b.Count(l) > 0 && !strings.ContainsRune(letters, l) {
			letters += string(l)
		}
	}
	return letters
}

// LengthOf returns the length of a word and the error of parsing it. A word of the wrong length is not an
// error here.
func LengthOf(w engine.Word, err error) (letters int, _ error) {
	if wrong, is := errors.AsType[*engine.LengthError](err); is {
		return wrong.Got, nil
	}
	return w.Len(), err
}
