package wordlists

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// List is the text of one word list.
type List struct {
	Lang    string // language tag, as in "en"
	Length  int    // letters of every word
	Answers string // the words that secrets are drawn from, one a line
	Guesses string // the words that may be guessed, one a line, the answers included
	Packed  string // both, as Pack writes them; only of the default list
	Written string // the answers that are written with letters that the list replaces, one a line, as in "cañón"; or ""
	Stored
}

// Stored is what was found out about a list beforehand, each part as text: a solver's Stored.
type Stored struct {
	Normal string // the strategy that takes the fewest guesses for secrets of one word; "" if it is not known
	Hard   string // the same by the hard rules
	Book   string // the solver's book of opening guesses for secrets of two words; "" if there is none
}

// Joined returns the list as the one text that the site publishes: the answers, an
// empty line, and the guesses that are not answers, one word a line and both in
// their order; if there are answers that are written otherwise, a line that says so
// and these; if there is a book, a line that says so and the book. Lines end with "\n",
// even if those of the list end with "\r\n".
func (l List) Joined() string {
	var b strings.Builder
	isAnswer := map[string]bool{}
	for word := range strings.Lines(l.Answers) {
		word = withoutEnd(word)
		isAnswer[word] = true
		b.WriteString(word + "\n")
	}
	b.WriteString("\n")
	for word := range strings.Lines(l.Guesses) {
		if word = withoutEnd(word); !isAnswer[word] {
			b.WriteString(word + "\n")
		}
	}
	for _, part := range [][2]string{{writtenLine, l.Written}, {bookLine, l.Book}} {
		if part[1] != "" {
			b.WriteString(part[0] + strings.ReplaceAll(part[1], "\r\n", "\n"))
		}
	}
	return b.String()
}

func withoutEnd(line string) string {
	return strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
}

// ErrNotJoined is the error of [Split].
var ErrNotJoined = errors.New("not a published word list: want answers, an empty line and other guesses, one word a line")

// Split splits a published list into its parts. Of Guesses these are the ones that are not
// answers. Split refuses what [List.Joined] never writes, such as the page that a host
// sends for a missing file: then the error is [ErrNotJoined]. It does not check the words
// themselves: their length, and whether one repeats; nor the words as they are written,
// nor the book.
func Split(joined string) (List, error) {
	var l List
	words, book, booked := strings.Cut(joined, bookLine)
	words, written, respelt := strings.Cut(words, writtenLine)
	answers, guesses, found := strings.Cut(words, "\n\n")
	blankLine := strings.HasPrefix(answers, "\n") || strings.HasPrefix(guesses, "\n") || strings.Contains(guesses, "\n\n")
	cut := guesses != "" && !strings.HasSuffix(guesses, "\n") || respelt && !strings.HasSuffix(written, "\n") || booked && !strings.HasSuffix(book, "\n")
	if !found || answers == "" || blankLine || cut || hasOther(words) || hasOther(written) {
		return l, ErrNotJoined
	}
	l.Answers, l.Guesses, l.Written, l.Book = answers+"\n", guesses, written, book
	return l, nil
}

// These lines stand before the words as they are written, and before the book. No word has their sign.
const (
	writtenLine = "# written\n"
	bookLine    = "# book\n"
)

// hasOther reports whether a text has an ASCII character that no list has, or is not
// UTF-8. It looks at bytes, since a list is long.
func hasOther(text string) bool {
	for _, b := range []byte(text) {
		lower := 'a' <= b && b <= 'z'
		if b < utf8.RuneSelf && !lower && b != '\n' {
			return true
		}
	}
	return !utf8.ValidString(text)
}
