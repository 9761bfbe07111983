package session

import (
	"errors"
	"iter"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// MayGuess reports whether a word may be guessed with a list, as far as its words are
// here.
func (l *Library) MayGuess(name lists.Name, w engine.Word) bool {
	words := l.Words[name]
	if words == nil || words.Has(w) {
		return true
	}
	more, _ := l.MoreWords(name)
	return more != nil && more.Has(w)
}

// GuessList returns the built-in list whose words may be guessed beside those of a
// player's list; false if there is none.
func (l *Library) GuessList(list lists.List) (lists.List, bool) {
	return l.Find(lists.Name{Lang: list.Also, Length: list.Name.Length})
}

// LackedGuesses returns the list whose words may be guessed in the game in play, but
// are not loaded.
func (s *Session) LackedGuesses() (lists.List, bool) {
	list, wanted := s.GuessList(s.InPlay)
	return list, wanted && s.Opened() && s.Words[list.Name] == nil
}

// Vocabulary returns the words that may be guessed in the game in play.
func (s *Session) Vocabulary() engine.Vocabulary { return s.AllowedWords(s.InPlay, s.Lexicon) }

// AllowedWords returns the words that may be guessed in games of a list, whose own are given.
func (l *Library) AllowedWords(b lists.List, words *lexicon.Lexicon) engine.Vocabulary {
	list, wanted := l.GuessList(b)
	if more := l.Words[list.Name]; wanted && more != nil {
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

// UsualAlso returns the language whose words may be guessed beside those of a short list, unless
// the player says otherwise: that of the page, if the list has no other letters; or "".
func (s *Session) UsualAlso(l lists.List) string {
	const few = 100 // words that can be guessed
	lang := s.Language()
	_, found := s.Find(lists.Name{Lang: lang, Length: l.Name.Length})
	if !found || l.Guesses > min(few, l.Answers) || strings.Trim(l.Letters, strings.Join(usualLayout(lang), "")) != "" {
		return ""
	}
	return lang
}

// FindWord reads a word as a player types it, by the letters of a list and, as far as they are here, by its
// words.
func (l *Library) FindWord(list lists.Name, typed string) (engine.Word, error) {
	return l.AlphabetOf(list).FindWord(typed, func(w engine.Word) bool { return l.MayGuess(list, w) })
}

// Reader returns how words of a list are read.
func (l *Library) Reader(list lists.Name) engine.WordReader {
	return func(typed string) (engine.Word, error) { return l.FindWord(list, typed) }
}

// SharedLetters returns the letters that two words have in common, each once.
func SharedLetters(a, b engine.Word) string {
	letters := ""
	for _, l := range a.Letters() {
		if b.Count(l) > 0 && !strings.ContainsRune(letters, l) {
			letters += string(l)
		}
	}
	return letters
}

// LengthOf returns how many letters a word has that was read, also of one that is too short or too long for any
// list, which is no error here.
func LengthOf(w engine.Word, err error) (letters int, _ error) {
	if wrong, is := errors.AsType[*engine.LengthError](err); is {
		return wrong.Got, nil
	}
	return w.Len(), err
}
