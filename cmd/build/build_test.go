package main

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"ketword/cmd/build/internal/site"
)

// A prerendered page is one element, which go-app replaces, and the same bytes each
// time, although go-app prints attributes in map order. Each has an address and a title of
// its own.
func TestPages(t *testing.T) {
	bodies, pages := map[string]bool{}, map[string]string{}
	for range 5 {
		var p site.Parts
		if err := addPages(&p); err != nil {
			t.Fatal(err)
		}
		pages = map[string]string{}
		for _, language := range p.Languages {
			for _, page := range language.Pages {
				bodies[page.Body] = true
				pages[language.Folder+page.Path] = page.Title
				if page.Description == "" || page.Title == "" || page.Path != "" && page.Title == pages[language.Folder] {
					t.Errorf("%s%s: title %q, description %q", language.Folder, page.Path, page.Title, page.Description)
				}
			}
		}
	}
	if len(bodies) != len(pages) {
		t.Fatalf("%d different outputs of %d pages", len(bodies), len(pages))
	}
	for body := range bodies {
		nodes, err := html.ParseFragment(strings.NewReader(body), &html.Node{Type: html.ElementNode, DataAtom: atom.Body, Data: "body"})
		if err != nil || len(nodes) != 1 || nodes[0].Type != html.ElementNode {
			t.Errorf("%d nodes, want one element; %v", len(nodes), err)
		}
	}
}

// The program is linked with the copy of go-app, whose notice it has,
// or with go-app as it is released, which brings uuid.
func TestNoticesOfTheProgram(t *testing.T) {
	t.Chdir("../..")
	for plain, want := range map[bool][]string{
		false: {"github.com/maxence-charriere/go-app/v10 v10."},
		true:  {"github.com/google/uuid v", "github.com/maxence-charriere/go-app/v10 v10."},
	} {
		var p site.Parts
		tools, err := findTools(plain)
		if err == nil {
			err = addLicences(&p, tools)
		}
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for line := range strings.Lines(string(p.Licences)) {
			if strings.HasPrefix(line, "github.com/") {
				got = append(got, line)
			}
		}
		if !slices.EqualFunc(got, want, strings.HasPrefix) {
			t.Errorf("plain %v: notices of %q, want %q", plain, got, want)
		}
	}
}

// The scripts in the page keep to the language of 2017, in which a catch names what
// it catches: so the notices work in any browser with WebAssembly.
func TestScriptsOfThePageAreOldLanguage(t *testing.T) {
	var p site.Parts
	t.Chdir("../..") // the project's folder
	if err := addWeb(&p); err != nil {
		t.Fatal(err)
	}
	for _, text := range [][]byte{p.BeforePaint, p.Boot} {
		if script := string(text); !strings.Contains(script, "catch(") || strings.Contains(script, "catch{") {
			t.Errorf("a catch without a name, or none at all: %s", script)
		}
	}
}
