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
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Folder has the files, in the folder of the project.
const Folder = "app/text/catalogues"

const english = "en.toml" // the reference, which the others are translated from

//go:embed *.toml
var files embed.FS

// A Catalogue has the messages of one language, in the order of the reference.
type Catalogue struct {
	Tag      string // of the language, as in "en"
	File     string // path, for errors
	Messages []Message
	Lines    map[string]int // on which groups and messages begin, by their ids
	Faults   []Fault
}

// A Fault is what is wrong with a message.
type Fault struct {
	File    string
	Message Message
	What    string
}

// Unknown is the fault of a message that the reference has not.
const Unknown = "is not a message of English"

func (f Fault) Error() string {
	at := fmt.Sprintf("%s:%d", f.File, f.Message.Line)
	return fmt.Sprintf("%s: %s %s", strings.TrimSuffix(at, ":0"), f.Message.ID, f.What)
}

// A Message is one sentence, or a part that other sentences take in.
type Message struct {
	ID               string
	Group, Name, Key string            // the parts of the id
	Line             int               // in the file; 0 if it is not found
	Missing          bool              // in the file
	Forms            map[string]string // by the plural category, "other" always; those of the reference if it is missing
	Description      string            // in the reference
	Variables        []Variable        // that the description names: for all rows of a table that of the first
}

// A Variable is what a message says of a value.
type Variable struct {
	Name     string // as in "Row"
	Kind     string // see above
	Optional bool
}

// Chooses reports whether a variable chooses the plural form.
func (v Variable) Chooses() bool { return v.Kind == "count" || v.Kind == "amount" }

// All returns the catalogues of all languages, the reference first. The error joins why some can't be read.
func All() ([]*Catalogue, error) { return In(files) }

// In returns the catalogues that have their files in a folder, as All does.
func In(folder fs.FS) ([]*Catalogue, error) {
	names, _ := fs.Glob(folder, "*.toml") // which fails only if the pattern is wrong
	names = slices.DeleteFunc(names, func(name string) bool { return name == english })
	var all []*Catalogue
	var wrong error
	for _, name := range append([]string{english}, names...) {
		data, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, err
		}
		c, err := Read(all, name, data)
		if err == nil {
			all = append(all, c)
		} else if wrong = errors.Join(wrong, err); len(all) == 0 {
			break // since nothing can be compared with English
		}
	}
	return all, wrong
}

// Read reads the catalogue of a language, whose file is named after it. Those that were read before begin with the
// reference, which is the first.
func Read(before []*Catalogue, name string, data []byte) (*Catalogue, error) {
	c := &Catalogue{Tag: strings.TrimSuffix(name, ".toml"), File: Folder + "/" + name, Lines: linesOf(string(data))}
	parsed, err := i18n.ParseMessageFileBytes(data, name, map[string]i18n.UnmarshalFunc{"toml": toml.Unmarshal})
	if syntax := (toml.ParseError{}); errors.As(err, &syntax) {
		return nil, fmt.Errorf("%s:%d: this is not TOML: %s", c.File, syntax.Position.Line, syntax.Message)
	} else if err != nil {
		return nil, fmt.Errorf("%s: a message is text, or { other = \"text\" } if it has the name of a plural form: %w", c.File, err)
	}
	own := map[string]Message{}
	for _, m := range parsed.Messages {
		own[m.ID] = message(m, c.Lines[m.ID])
	}
	if len(before) == 0 {
		c.Messages = reference(own)
	} else {
		c.Messages = slices.Clone(before[0].Messages)
	}
	c.take(own)
	return c, nil
}

func message(m *i18n.Message, line int) Message {
	parts := append(strings.SplitN(m.ID, ".", 3), "", "")
	forms := map[string]string{"other": m.Other, "zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many}
	maps.DeleteFunc(forms, func(_, form string) bool { return form == "" })
	var variables []Variable
	for _, found := range variable.FindAllStringSubmatch(m.Description, -1) {
		variables = append(variables, Variable{Name: found[1], Kind: found[2], Optional: found[3] != ""})
	}
	return Message{m.ID, parts[0], parts[1], parts[2], line, false, forms, m.Description, variables}
}

var variable = regexp.MustCompile(`(\w+) \((text|digits|number|count|amount)(, optional)?\)`)

// reference returns the messages in the order of the file, the rows of tables with the variables of the first.
func reference(own map[string]Message) []Message {
	all := slices.SortedFunc(maps.Values(own), func(a, b Message) int { return a.Line - b.Line })
	for i := range all {
		if before := all[max(0, i-1)]; all[i].Group == before.Group && all[i].Name == before.Name {
			all[i].Variables = before.Variables
		}
	}
	return all
}

// take puts the messages of a file in the place of those of the reference, and finds their faults.
func (c *Catalogue) take(own map[string]Message) {
	for i := range c.Messages {
		r := &c.Messages[i]
		m, is := own[r.ID]
		delete(own, r.ID)
		wrong := faults(c.Tag, *r, m)
		if r.Line, r.Missing = m.Line, !is; is {
			r.Forms = m.Forms
		}
		c.fault(*r, wrong...)
	}
	for _, id := range slices.Sorted(maps.Keys(own)) {
		c.fault(own[id], Unknown)
	}
}

func (c *Catalogue) fault(m Message, wrong ...string) {
	for _, what := range wrong {
		c.Faults = append(c.Faults, Fault{c.File, m, what})
	}
}

// Say returns a message without variables.
func (c *Catalogue) Say(id string) string {
	return c.Messages[slices.IndexFunc(c.Messages, func(m Message) bool { return m.ID == id })].Forms["other"]
}

// begins is the line on which a table of TOML begins, or a key of one. Their names may have blanks and quotes around them.
var begins = regexp.MustCompile(`^\x{feff}?\s*(?:\[([\w\s."'-]+)\]|([\w\s."'-]+)=)`)

var bare = strings.NewReplacer(" ", "", "\t", "", `"`, "", "'", "")

// linesOf returns the lines on which messages begin, by their ids.
func linesOf(data string) map[string]int {
	lines, table := map[string]int{}, ""
	for i, line := range strings.Split(data, "\n") {
		if found := begins.FindStringSubmatch(line); found != nil && found[1] != "" {
			table = bare.Replace(found[1])
			lines[table] = i + 1
		} else if found != nil {
			lines[strings.TrimPrefix(table+"."+bare.Replace(found[2]), ".")] = i + 1
		}
	}
	return lines
}
