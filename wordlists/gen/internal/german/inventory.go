package german

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"ketword/wordlists/gen/internal/source"
)

var wordsFile = source.File{Package: "tanglet-data", Path: "usr/share/tanglet/gamedata/de/words", SHA256: "f895fb38dc708e67094ecf3923bd98d89403a855d699517a8ad073e81c19de34"}

// inventory is a set of words with all their forms, nouns with a capital.
type inventory map[string]bool

func readInventory(p *source.Packages) (inventory, error) {
	text, err := p.ReadZipped(wordsFile)
	return parseInventory(text), err
}

// germanWord matches words of German letters only.
var germanWord = regexp.MustCompile("^[A-ZÄÖÜa-zäöüß][a-zäöüß]*$")

// parseInventory reads lines such as "AEHREN Ähren", "SAGEN sagen Sagen" and "ABER".
// A line has the word in capitals without umlauts, and then its one or two
// spellings; none stands for lower case.
func parseInventory(text string) inventory {
	words := make(inventory)
	for line := range strings.Lines(norm.NFC.String(text)) {
		fields := strings.Fields(line)
		if len(fields) == 1 {
			fields = append(fields, strings.ToLower(fields[0]))
		}
		for _, word := range fields[min(1, len(fields)):] {
			if germanWord.MatchString(word) {
				words[word] = true
			}
		}
	}
	return words
}

// hasAll reports whether the inventory has a stem with each of the endings.
func (w inventory) hasAll(stem string, endings ...string) bool {
	return !slices.ContainsFunc(endings, func(ending string) bool { return !w[stem+ending] })
}

// hasAny reports whether the inventory has a stem with one of the endings.
func (w inventory) hasAny(stem string, endings ...string) bool {
	return slices.ContainsFunc(endings, func(ending string) bool { return w[stem+ending] })
}

// isNoun reports whether a word is written with a capital.
func isNoun(word string) bool { return word != strings.ToLower(word) }
