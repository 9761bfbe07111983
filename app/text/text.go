// Package text holds the sentences that a player of the site reads, in one language. Each message of
// the catalogues, which are files in the folder catalogues, is a field or, if it has variables, a method.
// Command text generates these from the English file. The program for the browser contains no
// sentences: it reads one compiled catalogue.
package text

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

//go:generate go run -C ../.. ./cmd/text

// Text holds the sentences of one language.
type Text struct {
	Lang string // language tag of the sentences, as in "en"
	groups

	messages []string
	whole    string                      // plural categories of whole numbers, see category
	tenths   string                      // plural categories of tenths
	capitals func(letters string) string // writes letters in capitals; nil for the default rules
}

// uncomparable is in each group: otherwise the compiler writes functions that compare groups, for 3 kB of the
// compressed program.
type uncomparable [0]func()

// Name is the name of the product in every language.
const Name = "Ketword"

// Read reads a compiled catalogue; package catalogues describes the format. It returns an error if the
// catalogue is not for this program.
func Read(compiled string) (*Text, error) {
	const head = 4 // lines before the messages
	lines := strings.Split(compiled, "\n")
	last := len(lines) - 1
	if last != head+messages || lines[0] != edition || lines[last] != edition {
		return nil, errNotOurs
	}
	lines[last] = "" // the message of a missing row, see row
	t := &Text{Lang: lines[1], whole: lines[2], tenths: lines[3], messages: lines[head:]}
	t.bind(t)
	t.setFixed()
	return t, nil
}

// setFixed sets the fields of the groups. They are in the order of the messages.
func (t *Text) setFixed() {
	at, all := 0, reflect.ValueOf(&t.groups).Elem()
	for i := range all.NumField() {
		group := all.Field(i)
		for j := range group.NumField() {
			if f := group.Field(j); f.Kind() == reflect.String {
				at += strings.IndexByte(fixed[at:], '.')
				f.SetString(t.messages[at])
				at++
			}
		}
	}
}

var errNotOurs = errors.New("text: the catalogue is not of this program")

// WithCapitals returns the sentences for a list whose words have their own rules for capitals.
func (t *Text) WithCapitals(upper func(letters string) string) *Text {
	with := *t
	with.capitals = upper
	with.bind(&with)
	return &with
}

// Capitals returns the function that writes words of the list in capitals, or nil for the default rules.
func (t *Text) Capitals() func(letters string) string { return t.capitals }

// Number returns a number as text, with the language's thousands separator.
func (t *Text) Number(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	rest := strconv.Itoa(1000 + n%1000)
	return t.Number(n/1000) + t.Game.Thousands + rest[1:]
}

// say returns a message with values for its variables.
func (t *Text) say(message int, values ...string) string {
	return put(t.messages[message], values)
}

// count returns the plural form of a message for a number. The number is in digits, with the language's
// decimal separator.
func (t *Text) count(message int, number string, values ...string) string {
	category := t.category(number)
	for form := range strings.SplitSeq(t.messages[message], "\x02") {
		if strings.HasPrefix(form, category) || strings.HasPrefix(form, other) {
			return put(form[1:], values)
		}
	}
	return ""
}

const other = "0" // the plural category that every language has, last in a message

// category returns the plural category of a number. By the rules of CLDR it depends on the last digits and,
// for small numbers, on the number itself. The catalogue has the categories of numbers below 200; a greater
// number has the category of the number from 100 to 199 with the same last two digits.
func (t *Text) category(number string) string {
	whole, decimals, found := strings.Cut(number, t.Game.Decimal)
	of := t.whole
	if found {
		whole, of = whole+decimals[:1], t.tenths
	}
	n, err := strconv.Atoi(strings.ReplaceAll(whole, t.Game.Thousands, ""))
	if err != nil {
		return other
	}
	if half := len(of) / 2; n >= 2*half {
		n = half + n%half
	}
	return of[n : n+1]
}

// put inserts values into a form of a message.
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

// row returns the index of a table row's message. keys lists the table's keys, separated by blanks, in the
// order of the messages. For a missing key it returns the index of an empty message after all others.
func row(first int, keys, key string) int {
	if i := slices.Index(strings.Split(keys, " "), key); i >= 0 {
		return first + i
	}
	return messages
}
