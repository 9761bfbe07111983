package lists

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Letters of different scripts may look the same, as in slаte with a Cyrillic а. Such a word is
// accepted only if the player agrees.

// ErrLookalike means that a line has a word that is [Mixed].
var ErrLookalike = errors.New("letters of different scripts that look alike")

// scripts are the scripts with letters that look the same, at least as capitals, which the
// board shows. Letters that look the same are at the same position in each; a blank means
// that the script has none.
var scripts = []struct {
	letters *unicode.RangeTable
	alike   string
}{
	{unicode.Latin, "abcehijkmnopstxyz"},
	{unicode.Cyrillic, "авсеніјкм орѕтху "},
	{unicode.Greek, "αβ εηι κμνορ τχυζ"},
}

// Respelt returns the words that may be meant by a word: those with letters of a single script
// that look the same. It does not return the word itself.
func Respelt(word string) []string {
	var words []string
	for i := range scripts {
		if meant := inScript(word, i); meant != "" && meant != word {
			words = append(words, meant)
		}
	}
	return words
}

// Mixed reports whether a word has letters of several scripts, but looks like a word of one
// script.
func Mixed(word string) bool {
	if !strings.ContainsFunc(word, func(r rune) bool { return r >= utf8.RuneSelf }) {
		return false
	}
	count := 0
	for _, s := range scripts {
		if strings.ContainsFunc(word, func(r rune) bool { return unicode.Is(s.letters, r) }) {
			count++
		}
	}
	return count > 1 && len(Respelt(word)) > 0
}

// inScript returns a word with look-alike letters replaced by those of one script, given by its
// index. It returns "" if other letters remain.
func inScript(word string, script int) string {
	to, complete := []rune(scripts[script].alike), true
	meant := strings.Map(func(r rune) rune {
		if unicode.Is(scripts[script].letters, r) {
			return r
		}
		for _, s := range scripts {
			if i := slices.Index([]rune(s.alike), r); i >= 0 && to[i] != ' ' {
				return to[i]
			}
		}
		complete = false
		return r
	}, word)
	if !complete {
		return ""
	}
	return meant
}
