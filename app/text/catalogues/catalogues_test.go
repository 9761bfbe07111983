package catalogues

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"
)

// all returns all catalogues, and fails the test if one can't be read.
func all(t *testing.T) []*Catalogue {
	t.Helper()
	all, err := All()
	if err != nil || len(all) < 3 {
		t.Fatal(len(all), err)
	}
	return all
}

// TestCatalogues: no message of a published language is missing or faulty.
func TestCatalogues(t *testing.T) {
	for _, c := range all(t) {
		if len(c.Faults) > 0 {
			t.Errorf("make text tells what is wrong:\n%s", strings.Join(sentences(c.Faults), "\n"))
		}
	}
}

// The English catalogue of the tests, and the start of a file in another language.
const (
	sample = `
[menu]
title = { description = "Heading.", other = "Menu" }
hello = { description = "Name (text), Time (text, optional): greets.", other = "Hello {{.Name}}, it is {{.Time}}." }
left = { description = "N (count), Of (number).", one = "{{.N}} word of {{.Of}}", other = "{{.N}} words of {{.Of}}" }
mean.classic = { description = "Mean (amount).", other = "{{.Mean}} words" }
mean.quantum = "{{.Mean}} pairs"
`
	begun = `
[menu]
title = "Menü"
hello = "Hallo {{.Name}}."
left = { one = "{{.N}} Wort von {{.Of}}", other = "{{.N}} Wörter von {{.Of}}" }
mean.classic = "{{.Mean}} Wörter"
mean.quantum = "{{.Mean}} Paare"
`
)

// read reads a catalogue after the English one of the tests.
func read(t *testing.T, name, text string) (*Catalogue, error) {
	t.Helper()
	english, err := Read(nil, english, []byte(sample))
	if err != nil || len(english.Faults) > 0 {
		t.Fatal(err, english.Faults)
	}
	return Read([]*Catalogue{english}, name, []byte(text))
}

// TestFaults: every fault of a catalogue is reported with its file, line and message.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		name     string
		old, new string // the change to the valid file
		want     []string
	}{
		{"nothing", "", "", nil},
		{"one form for every number", `{ one = "{{.N}} Wort von {{.Of}}", other = "{{.N}} Wörter von {{.Of}}" }`, `"{{.N}} von {{.Of}}"`, nil},
		{"a variable that may be left out", "Hallo {{.Name}}.", "{{.Time}}, {{.Name}}", nil},
		{"a number that a form says in words", "{{.N}} Wort von", "Ein Wort von", nil},
		{"missing", "title = \"Menü\"\n", "", []string{": menu.title is missing; English says: Menu"}},
		{"empty", `"Menü"`, `""`, []string{":3: menu.title is empty"}},
		{"a form other that is empty", `"Menü"`, `{ one = "Menü", other = "" }`, []string{":3: menu.title has no form other, which every message has"}},
		{"unknown", "title", "titel", []string{": menu.title is missing; English says: Menu", ":3: menu.titel is not a message of English"}},
		{"no form other", `"Menü"`, `{ one = "Menü" }`, []string{":3: menu.title has no form other, which every message has"}},
		{"a form is missing", `one = "{{.N}} Wort von {{.Of}}", `, `zero = "{{.N}} {{.Of}}", `, []string{
			":5: menu.left has a form zero; the language has only one, other", ":5: menu.left has no form one; the language has one, other"}},
		{"a form that the language has not", `one = "{{.N}} Wort`, `few = "{{.N}} {{.Of}}", one = "{{.N}} Wort`, []string{
			":5: menu.left has a form few; the language has only one, other"}},
		{"forms without a number", `"Menü"`, `{ one = "Menü", other = "Menüs" }`, []string{
			":3: menu.title has plural forms, but no number that chooses one"}},
		{"a row of a table with forms", `quantum = "{{.Mean}} Paare"`, `quantum = { one = "Paar", other = "Paare" }`, []string{":7: menu.mean.quantum lacks {{.Mean}}: Paare"}},
		{"a variable that there is not", "Hallo {{.Name}}", "Hallo {{.Name}} {{.Nam}}", []string{
			":4: menu.hello has no variable {{.Nam}}: Hallo {{.Name}} {{.Nam}}."}},
		{"no variable", "Hallo {{.Name}}.", "Hallo.", []string{":4: menu.hello lacks {{.Name}}: Hallo."}},
		{"a number is not told", "{{.N}} Wörter von", "Wörter von", []string{":5: menu.left lacks {{.N}}: Wörter von {{.Of}}"}},
		{"a form lacks a variable", "{{.N}} Wort von {{.Of}}", "{{.N}} Wort", []string{":5: menu.left lacks {{.Of}}: {{.N}} Wort"}},
		{"braces", `"Menü"`, `"Menü {x}"`, []string{":3: menu.title has a brace that is of no variable, such as {{.Name}}: Menü {x}"}},
		{"a blank in a variable", "{{.Name}}", "{{ .Name }}", []string{
			":4: menu.hello has a brace that is of no variable, such as {{.Name}}: Hallo {{ .Name }}.", ":4: menu.hello lacks {{.Name}}: Hallo {{ .Name }}.", ":4: menu.hello has a blank before a full stop or a comma: Hallo {{ .Name }}."}},
		{"a byte order mark", "\n[menu]\ntitle = \"Menü\"", "\ufeff[menu]\ntitle = \"Menü...\"", []string{":2: menu.title has three full stops: Menü..."}},
		{"blanks around a group", "[menu]\ntitle = \"Menü\"", "[ menu\t]\ntitle = \"Menü...\"", []string{":3: menu.title has three full stops: Menü..."}},
		{"a name in quotes", "title = \"Menü\"", "\"title\" = \"Menü...\"", []string{":3: menu.title has three full stops: Menü..."}},
		{"blanks in a name", "mean.quantum = \"{{.Mean}} Paare\"", "mean . 'quantum' = \"{{.Mean}} Paare...\"", []string{":7: menu.mean.quantum has three full stops: {{.Mean}} Paare..."}},
		{"two faults", `"Menü"`, `"'Menü'..."`, []string{
			":3: menu.title has a straight apostrophe: 'Menü'...", ":3: menu.title has three full stops: 'Menü'..."}},
	} {
		said, err := read(t, "de.toml", strings.Replace(begun, c.old, c.new, 1))
		if err != nil {
			t.Fatal(c.name, err)
		}
		var want []string
		for _, w := range c.want {
			want = append(want, "app/text/catalogues/de.toml"+w)
		}
		if got := sentences(said.Faults); !slices.Equal(got, want) {
			t.Errorf("%s:\n%q, want\n%q", c.name, got, want)
		}
		for _, m := range said.Messages {
			if listed := slices.Contains(want, "app/text/catalogues/de.toml: "+m.ID+" is missing; English says: "+m.Forms["other"]); m.Missing != listed || m.Missing != (m.Line == 0) {
				t.Errorf("%s: %s on line %d: missing is %t", c.name, m.ID, m.Line, m.Missing)
			}
		}
	}
}

func sentences(faults []Fault) []string {
	var all []string
	for _, err := range faults {
		all = append(all, err.Error())
	}
	return all
}

// TestNotRead: a file that is not a catalogue is refused, with the line if there is one.
func TestNotRead(t *testing.T) {
	for text, want := range map[string]string{
		"[menu]\ntitle = \"Menü\n":               "app/text/catalogues/de.toml:2: this is not TOML: strings cannot contain newlines",
		"[menu]\ntitle = Menü\n":                 `app/text/catalogues/de.toml:2: this is not TOML: expected value but found "Menü" instead`,
		"[menu]\ntitle = \"a\"\ntitle = \"b\"\n": "app/text/catalogues/de.toml:3: this is not TOML: Key 'menu.title' has already been defined.",
		"[menu]\ntitle = \"a\"\n[menu]\n":        "app/text/catalogues/de.toml:3: this is not TOML: Key 'menu' has already been defined.",
		"[menu]\nother = \"a\"\ntitle = \"b\"\n": "app/text/catalogues/de.toml: a message is text, or { other = \"text\" } if it has the name of a plural form: reserved keys [other] mixed with unreserved keys [title]",
		"[menu]\ntitle = 1\n":                    "app/text/catalogues/de.toml: a message is text, or { other = \"text\" } if it has the name of a plural form: unsupported file format int64",
	} {
		if _, err := read(t, "de.toml", text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestIn: a file that can't be read does not prevent the others from being read; without English, none is
// read.
func TestIn(t *testing.T) {
	folder := fstest.MapFS{"de.toml": {Data: []byte("x")}, "en.toml": {Data: []byte(sample)}, "eo.toml": {Data: []byte(begun)}, "typography.txt": {}}
	all, err := In(folder)
	if err == nil || !strings.Contains(err.Error(), "de.toml:1: ") || len(all) != 2 || all[0].Tag != "en" || all[1].Tag != "eo" {
		t.Error(len(all), err)
	}
	folder["en.toml"].Data = []byte("x")
	if all, err := In(folder); err == nil || !strings.Contains(err.Error(), "en.toml:1: ") || len(all) != 0 {
		t.Error(len(all), err)
	}
	delete(folder, "en.toml")
	if _, err := In(folder); err == nil {
		t.Error("a folder without English is read")
	}
}

// TestUnfinished: a message that is missing in a language is in English, even if the language has other
// plural forms.
func TestUnfinished(t *testing.T) {
	c, err := read(t, "pl.toml", "[menu]\ntitle = \"Jadłospis\"\n")
	if err != nil || len(c.Faults) != 4 {
		t.Fatal(err, c.Faults)
	}
	lines := strings.Split(string(c.Compile(true)), "\n")
	want := []string{"Jadłospis", "Hello \x010, it is \x011.", "2\x010 word of \x011\x020\x010 words of \x011", "0\x010 words", "0\x010 pairs"}
	if !slices.Equal(lines[4:9], want) || lines[1] != "pl" || c.Say("menu.title") != "Jadłospis" {
		t.Errorf("%q, want %q", lines[4:9], want)
	}
}

// TestForBuild: messages for the build are missing in the program's catalogue, and the edition identifies
// the set of messages.
func TestForBuild(t *testing.T) {
	file := func(text string) *Catalogue {
		c, err := Read(nil, english, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	c := file("[menu]\ntitle = \"Menu\"\n[site]\ntitle = \"Ketword\"\n")
	if with, without := c.Compile(true), c.Compile(false); !strings.Contains(string(with), "Ketword") || strings.Contains(string(without), "Ketword") ||
		strings.Count(string(with), "\n") != strings.Count(string(without), "\n") {
		t.Errorf("%q and %q", with, without)
	}
	if c.Edition() == file("[menu]\ntitle = \"Menu\"\n").Edition() ||
		c.Edition() == file("[menu]\ntitle = { description = \"N (digits)\", other = \"Menu\" }\n[site]\ntitle = \"Ketword\"\n").Edition() ||
		c.Edition() != file("[menu]\ntitle = \"The menu\"\n[site]\ntitle = \"Ketword\"\n").Edition() {
		t.Error("the edition is that of other messages")
	}
}

// TestMisprints: each rule of typography finds its faults, and nothing in correct text.
func TestMisprints(t *testing.T) {
	found := map[string]int{}
	for _, c := range []struct{ tag, wrong, right string }{
		{"any", `a "b"`, "a b"},
		{"any", "it's", "it’s"},
		{"any", "a...", "a…"},
		{"any", "a  b", "a b"},
		{"any", "a \u202fb", "a b"},
		{"any", "a\nb", "a b"},
		{"any", "a , b", "a ,5 b"},
		{"en", "„a“", "“a”"},
		{"en", "“a", "“a” and “b”"},
		{"en", "a ?", "a?"},
		{"de", "«a»", "„a“"},
		{"de", "„a", "„a“ und „b“"},
		{"de", "a :", "a:"},
		{"fr", "“a”", "«\u202fa\u202f»"},
		{"fr", "«\u202fa", "«\u202fa\u202f» et «\u202fb\u202f»"},
		{"fr", "a :", "a\u00a0:"},
		{"fr", "a ?", "a\u202f?"},
		{"fr", "« a\u202f»", "«\u202fa\u202f»"},
		{"fr", "a …", "a…"},
		{"fr", "A propos", "À propos"},
		{"es", "«a»", "“a”"},
		{"es", "“a", "“a” y “b”"},
		{"es", "a :", "a:"},
		{"es", "a?", "¿a? ¡b!"},
		{"es", "5 %", "5\u202f%"},
		{"pt", "«a»", "“a”"},
		{"pt", "“a", "“a” e “b”"},
		{"pt", "5 %", "5%: a?"},
		{"pt", "Ecrã e Partilhar", "Tela e Compartilhar"},
		{"nl", "„a”", "“a”"},
		{"nl", "“a", "“a” en “b”"},
		{"nl", "5 %", "5%: a?"},
		{"nl", "Uw spel, als u wilt", "Jouw spel, bij de letter U"},
		{"nl", "Ĳsbeer", "IJsbeer"},
		{"pl", "“a”", "„a”"},
		{"pl", "„a", "„a” i\u00a0„b”"},
		{"pl", "a …", "a… b, … albo"},
		{"pl", "5 %", "5%: a?"},
		{"pl", "słowo w liście", "słowo w\u00a0liście, A i\u00a0O"},
		{"uk", "“а”", "«а»"},
		{"uk", "«а", "«а» і\u00a0«б»"},
		{"uk", "« а»: 5 %", "«а»: 5%?"},
		{"uk", "пiдказка", "підказка до «slate»"},
		{"uk", "п\u02bcять", "п’ять"},
		{"uk", "Игры", "Ігри"},
		{"uk", "слово у списку", "слово у\u00a0списку"},
	} {
		tag := strings.Replace(c.tag, "any", "eo", 1)
		if right := misprints(tag, c.right); len(right) > 0 {
			t.Errorf("%s: %q: %q", c.tag, c.right, right)
		}
		for i, r := range rules() {
			if r.tag == c.tag && r.misprint.MatchString(c.wrong) {
				found[fmt.Sprint(i, r.what)]++
			}
		}
		if len(misprints(tag, c.wrong)) == 0 {
			t.Errorf("%s: nothing is wrong with %q", c.tag, c.wrong)
		}
	}
	if len(found) != len(rules()) || len(rules()) != strings.Count(typography, "\t")/2 {
		t.Errorf("%d of %d rules find something: %v", len(found), len(rules()), found)
	}
}

// longest is the maximum number of words of a message that two languages may have in common: names, and
// words of both.
const longest = 3

// TestSentencesOfTheirOwn: no two languages have the same message, except for names and short messages, of
// which there are few.
func TestSentencesOfTheirOwn(t *testing.T) {
	const few = 8 // at most one in eight, since Spanish and Portuguese have many words in common
	languages := all(t)
	for i, one := range languages {
		for _, other := range languages[i+1:] {
			same, sentences := 0, 0
			for i, m := range one.Messages {
				said := m.Forms["other"]
				words := strings.FieldsFunc(placeholder.ReplaceAllString(said, ""), func(r rune) bool { return !unicode.IsLetter(r) })
				if len(words) == 0 || said != other.Messages[i].Forms["other"] {
					continue
				}
				if same++; len(words) > longest {
					sentences++
				}
			}
			if same*few > len(one.Messages) || sentences > 0 {
				t.Errorf("%s and %s have %d messages in common, and %d of these are whole sentences: make text V=1 lists what is as in English", one.Tag, other.Tag, same, sentences)
			}
		}
	}
}
