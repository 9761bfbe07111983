package english

import (
	"regexp"
	"strings"

	"ketword/wordlists/gen/internal/source"
)

var (
	cussFile    = source.File{Package: "cuss", Path: "index.js", SHA256: "1d18ada207c6551513c767492b9441619ceea0dfe0895552410040ee0c937223"}
	naughtyFile = source.File{Package: "naughty-words", Path: "en.json", SHA256: "93318918595948065b83050eb31910d369466401e215e44af6d2c7a71fae56f2"}
)

// readOffensive reads the words of the public filters of bad words.
func readOffensive(p *source.Packages) (map[string]bool, error) {
	data, err := p.Read(cussFile)
	if err != nil {
		return nil, err
	}
	words := parseCuss(string(data))
	naughty, err := p.ReadWords(naughtyFile)
	for _, word := range naughty {
		words[strings.ToLower(word)] = true
	}
	return words, err
}

// cussEntry matches a line such as "  abbo: 1,", where the rating says whether the
// word is meant badly: 0 unlikely (which is not matched), 1 maybe, 2 likely.
var cussEntry = regexp.MustCompile(`(?m)^\s*'?([^':{}]+)'?: ([12]),`)

// parseCuss reads the words that are rated 1 or 2.
func parseCuss(text string) map[string]bool {
	words := make(map[string]bool)
	for _, entry := range cussEntry.FindAllStringSubmatch(text, -1) {
		words[strings.ToLower(entry[1])] = true
	}
	return words
}
