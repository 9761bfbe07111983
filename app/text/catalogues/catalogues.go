// Package catalogues has all sentences of the site, a file for each language, and reads, checks
// and compiles these files for the program. Their form is that of go-i18n, which tools
// for translators read and write; docs/translating.md explains it.
//
// A message has an id of two parts or three, as in solver.title and settings.name.theme: the group, the
// name and, where the name is that of a table, the key of a row. The reference, English, describes its
// messages, and names their variables with their kinds:
//
//	text    text, put in as it is
//	digits  a number without anything between its thousands, such as a year or a place
//	number  a number, with the language's sign between its thousands
//	count   a number that also chooses the plural form
//	amount  a number with decimals, as it is written, that chooses the plural form
//
// as in "Row (digits), Word (text): …". An optional variable may be left out by a language.
package catalogues

import (
	"embed"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Reference is the tag of the language that the others are translated from.
const Reference = "en"

//go:embed *.toml
var files embed.FS

// A Catalogue has the messages of one language, in the order of its file.
type Catalogue struct {
	Tag      string // of the language, as in "en"
	File     string // name, for errors
	Messages []Message
}

// A Message is one sentence, or a part that other sentences take in.
type Message struct {
	ID          string
	Line        int // in the file
	Description string
	Forms       map[string]string // by the plural category; "other" is always there
	Variables   []Variable        // that the description names
}

// A Variable is what a message says of a value.
type Variable struct {
	Name     string // as in "Row"
	Kind     string // see above
	Optional bool
}

// Tags returns the tags of the languages that there are, the reference first.
func Tags() []string {
	tags := []string{Reference}
	entries, _ := files.ReadDir(".")
	for _, entry := range entries {
		if tag := strings.TrimSuffix(entry.Name(), ".toml"); tag != Reference {
			tags = append(tags, tag)
		}
	}
	return tags
}

// All returns the catalogues of all languages, the reference first, checked.
func All() ([]*Catalogue, error) {
	var all []*Catalogue
	for _, tag := range Tags() {
		data, err := files.ReadFile(tag + ".toml")
		if err != nil {
			return nil, err
		}
		c, err := Read(tag+".toml", data)
		if err != nil {
			return nil, err
		}
		if all = append(all, c); len(Check(all[0], c)) > 0 {
			return nil, Check(all[0], c)[0]
		}
	}
	return all, nil
}

// Read reads a catalogue, whose file is named after its language.
func Read(name string, data []byte) (*Catalogue, error) {
	parsed, err := i18n.ParseMessageFileBytes(data, path.Base(name), map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	lines := linesOf(string(data))
	c := &Catalogue{Tag: strings.TrimSuffix(path.Base(name), ".toml"), File: name}
	for _, m := range parsed.Messages {
		c.Messages = append(c.Messages, Message{
			ID: m.ID, Line: lines[m.ID], Description: m.Description, Forms: formsOf(m), Variables: variablesOf(m.Description),
		})
	}
	slices.SortFunc(c.Messages, func(a, b Message) int { return a.Line - b.Line })
	return c, nil
}

func formsOf(m *i18n.Message) map[string]string {
	forms := map[string]string{}
	for category, form := range map[string]string{"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many, "other": m.Other} {
		if form != "" {
			forms[category] = form
		}
	}
	return forms
}

var variable = regexp.MustCompile(`(\w+) \((text|digits|number|count|amount)(, optional)?\)`)

func variablesOf(description string) []Variable {
	var all []Variable
	for _, found := range variable.FindAllStringSubmatch(description, -1) {
		all = append(all, Variable{Name: found[1], Kind: found[2], Optional: found[3] != ""})
	}
	return all
}

var (
	tableLine = regexp.MustCompile(`^\s*\[([\w.-]+)\]`)
	keyLine   = regexp.MustCompile(`^\s*([\w.-]+)\s*=`)
)

// linesOf returns the lines on which messages begin, by their ids.
func linesOf(data string) map[string]int {
	lines, table := map[string]int{}, ""
	number := 0
	for line := range strings.Lines(data) {
		number++
		if found := tableLine.FindStringSubmatch(line); found != nil {
			table = found[1]
			lines[table] = number
		} else if found := keyLine.FindStringSubmatch(line); found != nil {
			lines[strings.TrimPrefix(table+"."+found[1], ".")] = number
		}
	}
	return lines
}

// find returns the message with an id, or nil.
func (c *Catalogue) find(id string) *Message {
	for i := range c.Messages {
		if c.Messages[i].ID == id {
			return &c.Messages[i]
		}
	}
	return nil
}
