package lists

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Letters of different scripts may look the same, as in slаte with a Cyrillic а. Such a word is
// taken only if the player says so.

// ErrLookalike is the problem of a line with a word that is [Mixed].
var ErrLookalike = errors.New("letters of different scripts that look alike")

// scripts are those with letters that look the same, in capitals at least, as the board shows
// them. Such letters stand at the same place in each; a blank stands for none.
var scripts = []struct {
	letters *unicode.RangeTable
	alike   string
}{
	{unicode.Latin, "abcehijkmnopstxyz"},
	{unicode.Cyrillic, "авсеніјкм орѕтху "},
	{unicode.Greek, "αβ εηι κμνορ τχυζ"},
}

// Respelt returns what a word may be meant for: the words of letters of one script that look like
// it. The word itself is none of them.
func Respelt(word string) []string {
	var words []string
	for i := range scripts {
		if meant := inScript(word, i); meant != "" && meant != word {
			words = append(words, meant)
		}
	}
	return words
}

// Mixed reports whether a word has letters of several scripts where it may be meant for a word of
// one.
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

// inScript returns a word with the letters of a script, by its index, in place of those that look
// like them; "" if it has others.
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
