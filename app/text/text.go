// Package text gives the sentences that a player of the site reads, in one language: a method for
// each message of the catalogues, which are files in the folder of that name. Command text writes the methods
// from the English file. The program for the browser has no sentence in it: it reads one compiled catalogue.
package text

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

//go:generate go run -C ../.. ./cmd/text

// Text has the sentences of one language.
type Text struct {
	Lang string // language tag of the sentences, as in "en"
	groups

	messages []string
	whole    string                      // plural categories of whole numbers, see category
	tenths   string                      // and of tenths
	capitals func(letters string) string // nil where the usual ones will do
}

// Name is the product’s name, in every language.
const Name = "Ketword"

// Read reads a catalogue as the build has compiled it; package catalogues tells the form. An error tells that it is
// not one for this program.
func Read(compiled string) (*Text, error) {
	const head = 4 // lines before the messages
	lines := strings.Split(compiled, "\n")
	last := len(lines) - 1
	if last != head+messages || lines[0] != edition || lines[last] != edition {
		return nil, errNotOurs
	}
	lines[last] = "" // what row returns where there is none
	t := &Text{Lang: lines[1], whole: lines[2], tenths: lines[3], messages: lines[head:]}
	t.groups = groupsOf(t)
	return t, nil
}

var errNotOurs = errors.New("text: the catalogue is not of this program")

// WithCapitals returns the sentences for words of a list that a function writes in capitals.
func (t *Text) WithCapitals(upper func(letters string) string) *Text {
	with := *t
	with.capitals = upper
	with.groups = groupsOf(&with)
	return &with
}

// Capitals returns the function that writes words of the list in capitals; nil where the usual ones will do.
func (t *Text) Capitals() func(letters string) string { return t.capitals }

// Number writes a number with the language's sign between its thousands.
func (t *Text) Number(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(1000 + n%1000)
	return t.Number(n/1000) + t.Game.Thousands() + rest[1:]
}

// say returns a message with values in the place of its variables.
func (t *Text) say(message int, values ...string) string {
	return put(t.messages[message], values)
}

// count returns the plural form of a message that a number chooses. The number is written in digits, with its
// decimals behind the language’s sign.
func (t *Text) count(message int, number string, values ...string) string {
	category := t.category(number)
	for form := range strings.SplitSeq(t.messages[message], "\x02") {
		if strings.HasPrefix(form, category) || strings.HasPrefix(form, other) {
			return put(form[1:], values)
		}
	}
	return ""
}

const other = "0" // the plural category that every language has, the last of a message

// category returns the plural category of a number, which CLDR tells by its last digits and, of small ones, by the number
// itself: the catalogue has those below 200, and greater ones are like one from 100 to 199 that ends in the same digits.
func (t *Text) category(number string) string {
	whole, decimals, found := strings.Cut(number, t.Game.Decimal())
	of := t.whole
	if found {
		whole, of = whole+decimals[:1], t.tenths
	}
	n, err := strconv.Atoi(strings.ReplaceAll(whole, t.Game.Thousands(), ""))
	if err != nil {
		return other
	}
	if half := len(of) / 2; n >= 2*half {
		n = half + n%half
	}
	return of[n : n+1]
}

// put puts values into a form of a message.
func put(form string, values []string) string {
	said, rest, found := strings.Cut(form, "\x01")
	for found {
		var text string
		value := values[rest[0]-'0']
		text, rest, found = strings.Cut(rest[1:], "\x01")
		said += value + text
	}
	return said
}

// row returns the message of a row of a table, by its key: the keys are in the order of the messages, with blanks
// between them. There is no such row in an empty message behind all others.
func row(first int, keys, key string) int {
	if i := slices.Index(strings.Split(keys, " "), key); i >= 0 {
		return first + i
	}
	return messages
}
