package recipe

import (
	"strings"

	"golang.org/x/text/unicode/norm"

	"ketword/wordlists/gen/internal/source"
)

// readRanks joins lists of frequent words: those of a further list come after the words of
// the lists before it.
func readRanks(p *source.Packages, files []source.File) (map[string]int, error) {
	joined := make(map[string]int)
	for _, file := range files {
		words, err := p.ReadWords(file)
		if err != nil {
			return nil, err
		}
		for _, word := range words {
			if _, found := joined[word]; !found {
				joined[word] = len(joined) + 1
			}
		}
	}
	return joined, nil
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
