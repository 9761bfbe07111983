package e2e

import (
	"fmt"
	"strings"
	"sync"
	"unicode"

	"ketword/app/model"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/wordlists"
)

// list is what the tests know of a word list: its words, and its keys on the
// screen, row by row.
type list struct {
	words *lexicon.Lexicon
	rows  []string
}

// name names the list as the page's controls do.
func (l list) name() model.ListName {
	return model.ListName{Lang: l.words.Lang(), Length: l.words.Length()}
}

// layouts are the keys of the languages.
var layouts = map[string][]string{
	"en": {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
	"de": {"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"},
	"fr": {"azertyuiop", "qsdfghjklm", "wxcvbn"},
}

// lists are the lists that games of the tests were played with.
var lists = struct {
	sync.Mutex
	known map[model.ListName]list
}{known: map[model.ListName]list{}}

// listOf returns the list of a game. It panics if it is that of a player whom
// no test knows.
func listOf(g engine.Game) list {
	return builtIn(g.Puzzle.Lang, g.Puzzle.Rules.Length)
}

// builtIn returns a list of the site.
func builtIn(lang string, length int) list {
	lists.Lock()
	defer lists.Unlock()
	name := model.ListName{Lang: lang, Length: length}
	if known, ok := lists.known[name]; ok {
		return known
	}
	text, found := wordlists.Find(lang, length)
	if !found {
		panic(fmt.Sprintf("%s: no such list", name))
	}
	words, err := lexicon.New(lang, length, text.Answers, text.Guesses)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", name, err))
	}
	lists.known[name] = list{words, layouts[lang]}
	return lists.known[name]
}

// know makes a player's list known to the tests.
func know(l list) list {
	lists.Lock()
	defer lists.Unlock()
	lists.known[l.name()] = l
	return l
}

// capitals returns letters as the page writes them: as many as there were, so
// that ß becomes ẞ.
func capitals(letters string) string {
	return strings.Map(func(l rune) rune {
		if l == 'ß' {
			return 'ẞ'
		}
		return unicode.ToUpper(l)
	}, letters)
}
