package wordlists

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
)

//go:generate go run ./catalogue -out catalogue.txt

//go:embed catalogue.txt
var catalogue string

// Entry tells of a list what a program wants to know before it has its text.
type Entry struct {
	Lang        string // language tag, as in "en"
	Length      int    // letters of every word
	Answers     int    // how many
	Guesses     int    // how many words may be guessed, the answers among them
	Pairs       int    // pairs of answers without a common letter
	Fingerprint string // of the answers, as the lexicon writes it
	Bytes       int    // size of the published file
	Hash        string // of the published file: the first hexadecimal digits of its SHA-256
}

// File returns the published file's path from the site's root, as in
// "words/de-5-0a1b2c3d4e.txt". Another text has another name.
func (e Entry) File() string { return fmt.Sprintf("words/%s-%d-%s.txt", e.Lang, e.Length, e.Hash) }

// String returns the entry as a line of catalogue.txt.
func (e Entry) String() string {
	return fmt.Sprintln(e.Lang, e.Length, e.Answers, e.Guesses, e.Pairs, e.Fingerprint, e.Bytes, e.Hash)
}

// parseEntry reads what String writes, and reports whether it does.
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

// Comment begins a line of catalogue.txt that is no entry.
const Comment = "#"

// Catalogue returns the entries of all lists: English, German and French first,
// each by length. It panics if catalogue.txt, which is part of the program, is
// not as it was generated.
func Catalogue() []Entry {
	var all []Entry
	for line := range strings.Lines(catalogue) {
		if strings.HasPrefix(line, Comment) {
			continue
		}
		e, ok := parseEntry(line)
		if !ok {
			panic("wordlists: catalogue.txt: no entry: " + line)
		}
		all = append(all, e)
	}
	return all
}
