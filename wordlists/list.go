package wordlists

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// List is the text of one word list: the answers, from which secrets are
// drawn, and the guesses, which hold the answers and more.
type List struct {
	Lang    string // language tag, as in "en"
	Length  int    // letters of every word
	Answers string
	Guesses string
}

// Joined returns the list as it is published, one text: the answers in their
// order, one a line, an empty line, and in their order the guesses that are no
// answers. Lines end in "\n", whatever ends them in the list.
func (l List) Joined() string {
	var b strings.Builder
	known := map[string]bool{}
	for word := range strings.Lines(l.Answers) {
		word = bare(word)
		known[word] = true
		b.WriteString(word + "\n")
	}
	b.WriteString("\n")
	for word := range strings.Lines(l.Guesses) {
		if word = bare(word); !known[word] {
			b.WriteString(word + "\n")
		}
	}
	return b.String()
}

// bare returns a line without its end.
func bare(line string) string {
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
}

// errNotJoined tells that a text is no published list.
var errNotJoined = errors.New("not a published word list: want answers, an empty line and further guesses, a word a line")

// Split takes a published list apart into the answers and the further guesses,
// which may be none. It refuses what [List.Joined] never writes, such as the
// page of a host that has no such file. Whether the words are those of a list,
// each of one length and none twice, is not looked at.
func Split(joined string) (answers, guesses string, err error) {
	answers, guesses, found := strings.Cut(joined, "\n\n")
	broken := strings.HasPrefix(answers, "\n") || strings.HasPrefix(guesses, "\n") || strings.Contains(guesses, "\n\n")
	unended := guesses != "" && !strings.HasSuffix(guesses, "\n")
	if !found || answers == "" || broken || unended || foreign(joined) {
		return "", "", errNotJoined
	}
	return answers + "\n", guesses, nil
}

// foreign reports whether a text holds a character of ASCII that stands in no
// list, or is not UTF-8. Bytes are looked at, since a list is long.
func foreign(text string) bool {
	for _, b := range []byte(text) {
		lower := 'a' <= b && b <= 'z'
		if b < utf8.RuneSelf && !lower && b != '\n' {
			return true
		}
	}
	return !utf8.ValidString(text)
}
