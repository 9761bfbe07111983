package selection

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// comment begins a comment, which ends at the end of the line.
const comment = "#"

// ReadLists reads guesses.txt, block.txt, slurs.txt and allow.txt in a folder.
func ReadLists(dir string) (Lists, error) {
	var l Lists
	for _, file := range []struct {
		name string
		set  *map[string]bool
	}{{"guesses.txt", &l.Guesses}, {"block.txt", &l.Block}, {"slurs.txt", &l.Slurs}, {"allow.txt", &l.Allow}} {
		path := filepath.Join(dir, file.name)
		data, err := os.ReadFile(path)
		if err != nil {
			return l, err
		}
		if *file.set, err = parseList(string(data)); err != nil {
			return l, fmt.Errorf("%s: %w", path, err)
		}
	}
	return l, nil
}

// parseList reads a hand-made list: one word a line, with comments from # to the
// end of the line. A line with only a comment begins a section. Words are sorted
// by their bytes within a section, fit, and occur once in the list.
func parseList(text string) (map[string]bool, error) {
	words, last := make(map[string]bool), ""
	for i, line := range strings.Split(text, "\n") {
		word, _, commented := strings.Cut(line, comment)
		if word = strings.TrimSpace(word); word == "" {
			if commented {
				last = ""
			}
			continue
		}
		if err := checkEntry(word, last, words); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		words[word], last = true, word
	}
	return words, nil
}

func checkEntry(word, last string, words map[string]bool) error {
	switch {
	case words[word]:
		return fmt.Errorf("%q is already in the list", word)
	case word < last:
		return fmt.Errorf("%q belongs before %q", word, last)
	case strings.ToLower(word) != word || strings.ContainsAny(word, " \t"):
		return fmt.Errorf("%q is not one lower-case word", word)
	case !norm.NFC.IsNormalString(word) || strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }):
		return fmt.Errorf("%q is not all letters in NFC", word)
	case !fits(word):
		return fmt.Errorf("%q has %d letters, not %d to %d", word, utf8.RuneCountInString(word), Shortest, Longest)
	}
	return nil
}
