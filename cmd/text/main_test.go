package main

import (
	"bytes"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"ketword/app/text/catalogues"
)

// project goes to the folder of the project.
func project(t *testing.T) {
	t.Helper()
	t.Chdir("../..")
}

// TestGenerated: the generated files are up to date.
func TestGenerated(t *testing.T) {
	project(t)
	all, err := catalogues.In(os.DirFS(catalogues.Folder))
	if err != nil {
		t.Fatal(err)
	}
	files, err := made(all)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		if got, err := os.ReadFile(name); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not what the catalogues say: run make text", name)
		}
	}
	compiled, err := filepath.Glob("app/text/embedded/*.txt")
	if err != nil || len(compiled) != len(all) {
		t.Errorf("%d compiled catalogues of %d languages, error %v", len(compiled), len(all), err)
	}
}

// copied goes to a folder that has the catalogues and nothing else.
func copied(t *testing.T) {
	t.Helper()
	to := t.TempDir()
	for _, folder := range []string{catalogues.Folder, "app/text/embedded"} {
		if err := os.MkdirAll(filepath.Join(to, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.CopyFS(filepath.Join(to, catalogues.Folder), os.DirFS("../../"+catalogues.Folder)); err != nil {
		t.Fatal(err)
	}
	t.Chdir(to)
}

func change(t *testing.T, file, old, new string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err == nil {
		err = os.WriteFile(file, bytes.Replace(data, []byte(old), []byte(new), 1), 0o644)
	}
	if err != nil || !bytes.Contains(data, []byte(old)) {
		t.Fatalf("%s has no %q, error %v", file, old, err)
	}
}

// TestNewForms: a language is begun with its own plural forms, in the order of CLDR, so that nothing is wrong with its file.
func TestNewForms(t *testing.T) {
	copied(t)
	const tries = "{{.Number}} tries"
	for tag, want := range map[string]string{
		"ar": `{ zero = "$", one = "{{.Number}} try", two = "$", few = "$", many = "$", other = "$" }`,
		"ja": `{ other = "$" }`,
		"sk": `{ one = "{{.Number}} try", few = "$", many = "$", other = "$" }`,
	} {
		if err := run(tag, false); err != nil {
			t.Errorf("NEW=%s: %v", tag, err)
		}
		want = "\ncount = " + strings.ReplaceAll(want, "$", tries) + "\n"
		if got, err := os.ReadFile(catalogues.Folder + "/" + tag + ".toml"); err != nil || !bytes.Contains(got, []byte(want)) {
			t.Errorf("%s has no %s, error %v", tag, want, err)
		}
	}
}

// TestNewLanguage: a language is begun with all that English says, and has a catalogue from then on; it is
// complete. It is begun once, by a tag.
func TestNewLanguage(t *testing.T) {
	copied(t)
	if err := run("eo", false); err != nil {
		t.Fatal(err)
	}
	all, err := catalogues.In(os.DirFS(catalogues.Folder))
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(all, func(c *catalogues.Catalogue) bool { return c.Tag == "eo" })
	for place, m := range all[i].Messages {
		if m.Missing || m.Line == 0 || m.Forms["other"] != all[0].Messages[place].Forms["other"] {
			t.Errorf("%s: %s says %q", all[i].Tag, m.ID, m.Forms["other"])
		}
	}
	begun, err := os.ReadFile(catalogues.Folder + "/eo.toml")
	if err != nil || bytes.Contains(begun, []byte("{ description = ")) || !bytes.Contains(begun, []byte("\n# The name of the language, in itself")) {
		t.Errorf("the descriptions are no comments, error %v", err)
	}
	methods, err := os.ReadFile("app/text/messages.go")
	if err != nil || !bytes.Contains(methods, []byte(`Tag: "eo", Name: "English"`)) {
		t.Errorf("the language is none of the site, error %v", err)
	}
	if _, err := os.Stat("app/text/embedded/eo.txt"); err != nil {
		t.Error(err)
	}
	for tag, want := range map[string]string{"eo": "is there already", "EO": "small letters", "e": "small letters", "../x": "small letters", "de-at": "small letters"} {
		if err := run(tag, false); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("NEW=%s: %v", tag, err)
		}
	}
}

// TestEverythingIsTold: all faults of all languages are told at once, and keep no language from being made, unless its file can't be
// read at all.
func TestEverythingIsTold(t *testing.T) {
	copied(t)
	change(t, catalogues.Folder+"/de.toml", `title = "Menü"`, `titel = "Menü"`)
	change(t, catalogues.Folder+"/fr.toml", `name = "Français"`, `name = "Français ..."`)
	err := run("", false)
	for _, want := range []string{"de.toml: menu.title is missing", "de.toml:", "menu.titel is not a message", ": language.name has three full stops"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if made, err := fs.Glob(os.DirFS("app/text/embedded"), "*.txt"); err != nil || len(made) != 8 {
		t.Errorf("%q are made, error %v", made, err)
	}
	change(t, catalogues.Folder+"/en.toml", "[language]", "[language")
	if err := run("", false); err == nil || !strings.Contains(err.Error(), "en.toml:") {
		t.Errorf("%v, want a line of English", err)
	}
}

// TestWrongNames: a wrong group is reported in one line, and a wrong name with what may have been
// meant.
func TestWrongNames(t *testing.T) {
	const english = "[menu]\ntitle = \"Menu\"\nhello = \"Hello\"\n[notice]\nlost = \"Lost\"\n"
	for _, c := range []struct{ name, old, new, want string }{
		{"nothing", "", "", ""},
		{"a group", "[menu]", "[meun]", "1: there is no group meun, with 2 messages; did you mean menu?"},
		{"a group of one message", "[notice]", "[notise]", "4: there is no group notise, with one message; did you mean notice?"},
		{"a group like none", "[notice]", "[avizo]", "4: there is no group avizo, with one message\n notice.lost is missing; English says: Lost"},
		{"no group", "[menu]", "menu2 = \"a\"\n[menu]", "1: menu2 is not a message of English"},
		{"a name", "title", "titel", " menu.title is missing; English says: Menu\n2: menu.titel is not a message of English; did you mean menu.title?"},
		{"a letter less", "hello", "helo", " menu.hello is missing; English says: Hello\n3: menu.helo is not a message of English; did you mean menu.hello?"},
		{"a name like none", "title", "rubriko", " menu.title is missing; English says: Menu\n2: menu.rubriko is not a message of English"},
		{"a name beside that which it is like", "hello", "titel = \"a\"\nhello", "3: menu.titel is not a message of English"},
	} {
		all, err := catalogues.In(fstest.MapFS{"en.toml": {Data: []byte(english)}, "eo.toml": {Data: []byte(strings.Replace(english, c.old, c.new, 1))}})
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := told(all[1]); err != nil {
			got = strings.ReplaceAll(strings.ReplaceAll(err.Error(), "app/text/catalogues/eo.toml:", ""), "\n:", "\n")
		}
		if got != c.want {
			t.Errorf("%s:\n%s, want\n%s", c.name, got, c.want)
		}
	}
}

// TestReport: missing messages and those that equal English are counted, and listed on request, but
// not for English itself.
func TestReport(t *testing.T) {
	all, err := catalogues.In(fstest.MapFS{
		"en.toml": {Data: []byte("[menu]\ntitle = \"Menu\"\nhello = \"Hello\"\nlost = \"Lost\"\n")},
		"eo.toml": {Data: []byte("\ufeff[ menu ]\n\"title\" = \"Menu\"\nhello = \"Saluton\"\n")},
	})
	if err != nil {
		t.Fatal(err)
	}
	for listed, list := range map[bool]string{false: "", true: "app/text/catalogues/eo.toml:2: menu.title is as in English: Menu\n"} {
		var b bytes.Buffer
		for _, c := range all {
			_ = report(&b, all[0], c, listed)
		}
		want := "app/text/catalogues/en.toml: 3 messages\n" + list + "app/text/catalogues/eo.toml: 3 messages, 1 missing, 1 as in English\n"
		if b.String() != want {
			t.Errorf("%s, want\n%s", b.String(), want)
		}
	}
}

// TestMethods: a message of each kind has its method.
func TestMethods(t *testing.T) {
	all, err := catalogues.In(fstest.MapFS{"en.toml": {Data: []byte(`
[language]
name = "English"
offer = "Read"
[guide-words]
first = "a"
second = "b"
unmixed = "c"
mixed = "d"
[own-lists]
as-csv = { description = "A file.", other = "CSV" }
left = { description = "N (count), Of (number), Day (digits), Word (text).", one = "{{.Of}} {{.Day}} {{.Word}}", other = "{{.N}} {{.Of}} {{.Day}} {{.Word}}" }
mean.classic = { description = "Mean (amount).", other = "{{.Mean}}" }
mean.quantum = "{{.Mean}}!"
`)}})
	if err != nil || len(all[0].Faults) > 0 {
		t.Fatal(err, all[0].Faults)
	}
	got, err := source(all)
	if err != nil {
		t.Fatal(err)
	}
	if formatted, err := format.Source(got); err != nil || !bytes.Equal(formatted, got) {
		t.Errorf("it is not formatted, error %v", err)
	}
	for _, want := range []string{
		"\n\tmessages = 10\n", "\n\tOwnLists   OwnLists\n", "\n\tg.OwnLists.t = t\n", "Guide: Lesson{\"a\", \"b\", \"c\", \"d\"}",
		"\n\tAsCSV string // \"CSV\". A file.\n", "\nconst fixed = \".......---\"\n",
		"\nfunc (g *OwnLists) Left(n int, of int, day int, word string) string {\n\treturn g.t.count(7, strconv.Itoa(n), g.t.Number(n), g.t.Number(of), strconv.Itoa(day), word)\n}\n",
		"\nfunc (g *OwnLists) Mean(key string, mean string) string {\n\treturn g.t.count(row(8, \"classic quantum\", key), mean, mean)\n}\n",
	} {
		if !strings.Contains(string(got), want) {
			t.Errorf("there is no %q in\n%s", want, got)
		}
	}
}
