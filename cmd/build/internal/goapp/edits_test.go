package goapp

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// Every edit fits the go-app that it was made for, and README.md lists it with its
// name and its reason.
func TestEdits(t *testing.T) {
	files := sample.Must(read(goApp(t).Dir, packages))(t)
	if misfits := applyAll(files); misfits != nil {
		t.Errorf("misfits: %s", strings.Join(misfits, "\n"))
	}
	for _, name := range []string{"takeover.go", "inplace.go"} {
		if len(files["pkg/app/"+name]) == 0 {
			t.Errorf("%s is not added", name)
		}
	}
	readme := sample.Must(os.ReadFile("README.md"))(t)
	for _, list := range [][]edit{cuts, additions, libraryEdits} {
		var rows strings.Builder
		for _, e := range list {
			fmt.Fprintf(&rows, "| %s | %s |\n", e.name, e.why)
		}
		if !strings.Contains(string(readme), "| --- | --- |\n"+rows.String()+"\n") {
			t.Errorf("README.md has no table of just these rows:\n%s", rows.String())
		}
	}
}

// Changes that don't fit are left out, and named.
func TestEditThatDoesNotFit(t *testing.T) {
	files := map[string][]byte{"a.go": []byte("one two two")}
	got := edit{name: "e", changes: []change{
		{"a.go", "two", "2", 3}, {"a.go", "two", "2", 1}, {"a.go", "\tthree\nfour", "3", 1}, {"b.go", "one", "1", 1},
		{"a.go", "two", "2", 2},
	}}.apply(files)
	want := []string{
		`"e" finds "two" 2 times in a.go, not 3`, `"e" finds "two" 2 times in a.go, not 1`,
		`"e" finds "three" 0 times in a.go, not 1`, `"e" finds "one" 0 times in b.go, not 1`,
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if text := string(files["a.go"]); text != "one 2 2" {
		t.Errorf("the text becomes %q", text)
	}
}

// lightened returns what is left of an html_gen.go for a program.
func lightened(t *testing.T, elements, program string) (string, error) {
	t.Helper()
	s, err := parse(map[string][]byte{elementsFile: []byte("package app\n" + elements)})
	if err != nil {
		t.Fatal(err)
	}
	if err := mergeElements(s); err != nil {
		return "", err
	}
	m := sample.Must(mentionsOf(map[string][]byte{"main.go": []byte("package main\nimport goapp \"" + Path + "/pkg/app\"\n" + program)}))(t)
	prune(s, m)
	texts := sample.Must(s.print())(t)
	_, text, _ := strings.Cut(string(texts[elementsFile]), "package app\n")
	return text, nil
}

const someElements = `
import ("net/http"; "strings")
type HTMLElem interface { HTML; Class(v ...string) HTMLElem }
func Elem(tag string) HTMLElem { return &htmlElem{htmlElement{tag: tag, isSelfClosing: false}} }
type htmlElem struct { htmlElement }
func (e *htmlElem) Class(v ...string) HTMLElem { e.setAttr("class", strings.Join(v, " ")); return e }
type HTMLElemSelfClosing interface { HTML }
func ElemSelfClosing(tag string) HTMLElemSelfClosing { return &htmlElemSelfClosing{htmlElement{tag: tag, isSelfClosing: true}} }
type htmlElemSelfClosing struct { htmlElement }
type HTMLA interface { HTML; Class(v ...string) HTMLA; Href(v string) HTMLA; Title(v string) HTMLA }
func A() HTMLA { return &htmlA{htmlElement{tag: "a", isSelfClosing: false}} }
type htmlA struct { htmlElement }
func (e *htmlA) Class(v ...string) HTMLA { e.setAttr("class", strings.Join(v, " ")); return e }
func (e *htmlA) Href(v string) HTMLA { e.setAttr("href", v); return e }
func (e *htmlA) Title(v string) HTMLA { e.setAttr("title", v); return e }
type HTMLImg interface { HTML; Title(v string) HTMLImg }
func Img() HTMLImg { return &htmlImg{htmlElement{tag: "img", isSelfClosing: true}} }
type htmlImg struct { htmlElement }
func (e *htmlImg) Title(v string) HTMLImg { e.setAttr("title", v); return e }
func serve() { http.ListenAndServe("", nil) }
`

// Elements are merged, and only what the program mentions stays.
func TestElementsOfAProgram(t *testing.T) {
	got, err := lightened(t, someElements, `var link goapp.HTMLA = goapp.A().Href("b"); var image any = goapp.Img()
		type titled interface{ Title(string) goapp.HTMLElem }`)
	if err != nil {
		t.Fatal(err)
	}
	want := `
type HTMLElem = *htmlElem
type htmlElem struct{ htmlElement }
type HTMLA = *htmlElem
func A() HTMLElem { return &htmlElem{htmlElement{tag: "a", isSelfClosing: false}} }
func (e *htmlElem) Href(v string) HTMLElem { e.setAttr("href", v); return e }
func (e *htmlElem) Title(v string) HTMLElem { e.setAttr("title", v); return e }
func Img() HTMLElem { return &htmlElem{htmlElement{tag: "img", isSelfClosing: true}} }`
	if plain := strings.NewReplacer(";", "", " ", "", "\n", "", "//go:noinline", "").Replace; plain(got) != plain(want) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestElementsThatDifferAreRefused(t *testing.T) {
	for _, test := range []struct{ old, new, want string }{
		{`func (e *htmlA) Class(v ...string) HTMLA { e.setAttr("class"`, `func (e *htmlA) Class(v ...string) HTMLA { e.setAttr("className"`, "two elements have different htmlElem.Class"},
		{"func Elem(", "func AnyElement(", "no element of any tag"},
	} {
		if _, err := lightened(t, strings.Replace(someElements, test.old, test.new, 1), ""); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("got %v, want %s", err, test.want)
		}
	}
}
