// Package catalogues holds all sentences of the site, in a file for each language, and reads, checks
// and compiles these files for the program. Their format is that of go-i18n, which translators'
// tools support; docs/translating.md explains it.
//
// The id of a message has two or three parts, as in solver.title and settings.name.theme: the group, the
// name and, in a table of messages, the key of a row. The reference, English, has a description
// of each message, which names its variables and their kinds:
//
//	text    text, inserted unchanged
//	digits  a number without a thousands separator, such as a year or a position
//	number  a number with the language's thousands separator
//	count   a number that also chooses the plural form
//	amount  a number with decimals, already formatted, that chooses the plural form
//
// as in "Row (digits), Word (text): …". A language may omit an optional variable.
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
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

// Folder is the folder of the files, relative to the project.
const Folder = "app/text/catalogues"

const english = "en.toml" // the reference, from which the others are translated

//go:embed *.toml
var files embed.FS

// A Catalogue holds the messages of one language, in the order of the reference.
type Catalogue struct {
	Tag      string // of the language, as in "en"
	File     string // path of the file, for errors
	Messages []Message
	Lines    map[string]int // line of each group and message in the file, by id
	Faults   []Fault
}

// A Fault is what is wrong with a message.
type Fault struct {
	File    string
	Message Message
	What    string
}

// Unknown is the fault of a message that the reference lacks.
const Unknown = "is not a message of English"

func (f Fault) Error() string {
	at := fmt.Sprintf("%s:%d", f.File, f.Message.Line)
	return fmt.Sprintf("%s: %s %s", strings.TrimSuffix(at, ":0"), f.Message.ID, f.What)
}

// A Message is a sentence, or a part of other sentences.
type Message struct {
	ID               string
	Group, Name, Key string            // the parts of the id
	Line             int               // in the file; 0 if missing
	Missing          bool              // the file lacks the message
	Forms            map[string]string // by plural category, always with "other"; the forms of the reference if missing
	Description      string            // in the reference
	Variables        []Variable        // named in the description; for all rows of a table, those of the first
}

// A Variable is a placeholder for a value in a message.
type Variable struct {
	Name     string // as in "Row"
	Kind     string // one of those in the package's comment
	Optional bool
}

// Chooses reports whether a variable chooses the plural form.
func (v Variable) Chooses() bool { return v.Kind == "count" || v.Kind == "amount" }

// All returns the catalogues of all languages, the reference first. If some can't be read, it joins their
// errors. It reads them once; they must not be changed.
func All() ([]*Catalogue, error) { return embedded() }

var embedded = sync.OnceValues(func() ([]*Catalogue, error) { return In(files) })

// In returns the catalogues whose files are in a folder, like All.
func In(folder fs.FS) ([]*Catalogue, error) {
	names, _ := fs.Glob(folder, "*.toml") // it fails only if the pattern is invalid
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
			break // the others can't be compared with English
		}
	}
	return all, wrong
}

// Read reads the catalogue of a language. The name of its file is that of the language. before are the
// catalogues read so far, the reference first.
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

// reference returns the messages in the order of the file. All rows of a table get the variables of the
// first.
func reference(own map[string]Message) []Message {
	all := slices.SortedFunc(maps.Values(own), func(a, b Message) int { return a.Line - b.Line })
	for i := range all {
		if before := all[max(0, i-1)]; all[i].Group == before.Group && all[i].Name == before.Name {
			all[i].Variables = before.Variables
		}
	}
	return all
}

// take replaces the messages of the reference by those of a file, and finds their faults.
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

// begins matches a line that begins a TOML table or sets a key of one. Names may have blanks and quotes
// around them.
var begins = regexp.MustCompile(`^\x{feff}?\s*(?:\[([\w\s."'-]+)\]|([\w\s."'-]+)=)`)

var bare = strings.NewReplacer(" ", "", "\t", "", `"`, "", "'", "")

// linesOf returns the line on which each message begins, by id.
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
