// Package text gives the sentences that a player of the site reads, in one language: a method for
// each message of the catalogues, which are files in the folder of that name. `go generate` writes the methods
// from the English file. The program for the browser has no sentence in it: it reads one compiled catalogue.
package text

import (
	"errors"
	"strconv"
	"strings"
)

//go:generate go run ./generate

// Text has the sentences of one language.
type Text struct {
	Lang string // language tag of the sentences, as in "en"
	groups

	messages []string
	whole    string // plural categories of whole numbers, see category
	tenths   string // and of tenths
	capitals func(letters string) string // nil where the usual ones will do
}

// Name is the product’s name, in every language.
const Name = "Ketword"

// Reference is the tag of the language whose pages are in no folder of their own.
const Reference = "en"

// Read reads a catalogue as the build has compiled it; package catalogues tells the form. An error tells that it is
// not one for this program.
func Read(compiled string) (*Text, error) {
	const head = 4 // lines before the messages
	lines := strings.Split(compiled, "\n")
	if last := len(lines) - 1; last != head+messages || lines[0] != edition || lines[last] != edition {
		return nil, errNotOurs
	}
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

// say returns a message with values in the place of its variables; "" if there is none, as where a
// table has no such row.
func (t *Text) say(message int, values ...string) string {
	if message < 0 {
		return ""
	}
	return put(t.messages[message], values)
}

// count returns the plural form of a message that a number chooses. The number is written in digits, with its
// decimals behind the language’s sign.
func (t *Text) count(message int, number string, values ...string) string {
	if message < 0 {
		return ""
	}
	forms := strings.Split(t.messages[message], "\x02")
	if len(forms) == 1 {
		return put(forms[0], values)
	}
	category := t.category(number)
	for _, form := range forms {
		if form[0] == category || form[0] == other {
			return put(form[1:], values)
		}
	}
	return ""
}

const other = '0' // the plural category that every language has

// category returns the plural category of a number, which CLDR tells by its last digits and, of small ones, by the number
// itself: the catalogue has those below 200, and greater ones are like one from 100 to 199 that ends in the same digits.
func (t *Text) category(number string) byte {
	const known = 200
	whole, decimals, found := strings.Cut(number, t.Game.Decimal())
	of := t.whole
	if found {
		whole, of = whole+decimals[:1], t.tenths
	}
	n, err := strconv.Atoi(strings.ReplaceAll(whole, t.Game.Thousands(), ""))
	if err != nil {
		return other
	}
	if n >= known {
		n = known/2 + n%(known/2)
	}
	return of[n]
}

// put puts values into a form of a message.
func put(form string, values []string) string {
	said, rest, found := strings.Cut(form, "\x01")
	for found {
		value, behind := values[rest[0]-'0'], rest[1:]
		var text string
		text, rest, found = strings.Cut(behind, "\x01")
		said += value + text
	}
	return said
}

// row returns the message of a row of a table, by its key: the keys are in the order of the messages,
// with blanks between them. It returns -1 if there is no such row.
func row(first int, keys, key string) int {
	for keys != "" {
		var next string
		next, keys, _ = strings.Cut(keys, " ")
		if next == key {
			return first
		}
		first++
	}
	return -1
}
