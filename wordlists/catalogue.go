package wordlists

import (
	_ "embed"
	"strconv"
	"strings"

	"ketword/internal/format"
)

//go:generate make -C .. catalogue

//go:embed catalogue.txt
var catalogue string

// Entry describes a list to a program that does not have the list's text.
type Entry struct {
	Lang        string // language tag, as in "en"
	Length      int    // letters of every word
	Answers     int    // number of answers
	Guesses     int    // number of words that may be guessed, the answers included
	Pairs       int    // number of pairs of answers that share no letter
	Fingerprint string // of the answers, as package lexicon writes it
	Bytes       int    // size of the published file
	Hash        string // of the published file: the first hexadecimal digits of its SHA-256
}

// File returns the path of the published file from the site's root, as in
// "words/de-5-0a1b2c3d4e.txt". A list with another text has another path.
func (e Entry) File() string { return format.Text("words/%s-%d-%s.txt", e.Lang, e.Length, e.Hash) }

// minPairs is how many pairs of answers a list must have for secrets of two words: enough for
// years of daily puzzles.
const minPairs = 1000

// HasSecretsOfTwoWords reports whether quantum games of the list are offered.
func (e Entry) HasSecretsOfTwoWords() bool { return e.Pairs >= minPairs }

// String returns the entry as a line of catalogue.txt.
func (e Entry) String() string {
	return format.Text("%s %d %d %d %d %s %d %s\n", e.Lang, e.Length, e.Answers, e.Guesses, e.Pairs, e.Fingerprint, e.Bytes, e.Hash)
}

// parseEntry reads what String writes. It is not ok if the line is not an entry.
func parseEntry(line string) (e Entry, ok bool) {
	fields := strings.Fields(line)
	if len(fields) != 8 {
		return Entry{}, false
	}
	e = Entry{Lang: fields[0], Fingerprint: fields[5], Hash: fields[7]}
	numbers := map[int]*int{1: &e.Length, 2: &e.Answers, 3: &e.Guesses, 4: &e.Pairs, 6: &e.Bytes}
	for i, n := range numbers {
		var err error
		if *n, err = strconv.Atoi(fields[i]); err != nil {
			return Entry{}, false
		}
	}
	return e, true
}

// Comment begins a line of catalogue.txt that is not an entry.
const Comment = "#"

// Catalogue returns the entries of all lists, by language and length: English,
// German and French come first. It panics if the embedded catalogue.txt is
// malformed.
func Catalogue() []Entry {
	var all []Entry
	for line := range strings.Lines(catalogue) {
		if strings.HasPrefix(line, Comment) {
			continue
		}
		e, ok := parseEntry(line)
		if !ok {
			panic("wordlists: catalogue.txt: not an entry: " + line)
		}
		all = append(all, e)
	}
	return all
}
