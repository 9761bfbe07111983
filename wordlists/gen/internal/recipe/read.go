package recipe

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"ketword/wordlists/gen/internal/source"
)

// topEnglish is how many English words, the most frequent ones, an encyclopedia has in
// English titles as often as for the word that is written alike: enter, trial.
const topEnglish = 5_000

// readRanks joins the lists of frequent words in files: those of a further list come after
// the words of the lists before it, but for frequent English words.
func readRanks(p *source.Packages, files []source.File, english source.File) (map[string]int, error) {
	foreign, err := readSet(p, english, topEnglish)
	if err != nil {
		return nil, err
	}
	var lists [][]string
	for _, file := range files {
		words, err := p.ReadWords(file)
		if err != nil {
			return nil, err
		}
		lists = append(lists, words)
	}
	return join(lists, foreign), nil
}

// join gives each word of some lists its rank, from 1. Only the first list may have words that
// are foreign.
func join(lists [][]string, foreign map[string]bool) map[string]int {
	joined := make(map[string]int)
	for i, words := range lists {
		for _, word := range words {
			if _, found := joined[word]; !found && (i == 0 || !foreign[word]) {
				joined[word] = len(joined) + 1
			}
		}
	}
	return joined
}

// readSet reads the first words of a list, most of them at most, in lower case, if there is a list.
func readSet(p *source.Packages, f source.File, most int) (map[string]bool, error) {
	if f == (source.File{}) {
		return nil, nil
	}
	words, err := p.ReadWords(f)
	set := make(map[string]bool)
	for _, word := range words[:min(most, len(words))] {
		set[strings.ToLower(word)] = true
	}
	return set, err
}

// readWords reads a list of Tanglet in lower case, if there is one: each line begins
// with a word in capitals.
func readWords(p *source.Packages, f source.File) ([]string, error) {
	if f == (source.File{}) {
		return nil, nil
	}
	text, err := p.ReadZipped(f)
	var words []string
	for line := range strings.Lines(norm.NFC.String(text)) {
		if fields := strings.Fields(line); len(fields) > 0 {
			words = append(words, strings.ToLower(fields[0]))
		}
	}
	return words, err
}
