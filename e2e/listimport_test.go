package e2e

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Files can be dropped: anywhere, which opens the dialog, and in it on the part that they are for. Files are decoded and composed by the
// browser, those of older Windows programs, too, and one that is too large, or gone, is not
// read. A refusal leaves the lists that were there and the form as they were.
func TestImportFiles(t *testing.T) {
	p := start(t)
	p.open("")
	p.drop(p.file("trees.txt", "aspen\nlarch\n"), ".row")
	p.dialog("lists")
	p.untilLists("the answers", func(d listsDialog) bool { return d.Files["answers"] == "trees.txt" })
	p.drop(p.file("more.txt", "mango\n"), "#list-guesses")
	p.untilLists("both files", func(d listsDialog) bool { return d.Files["guesses"] == "more.txt" })
	if s := p.submitImport("trees"); s.Own[0].Facts != "5 letters · 2 answers · 1 extra allowed guess · classic only" {
		t.Errorf("listed: %+v", s.Own)
	}
	for _, c := range [][2]string{{"UTF-16", "\xff\xfeg\x00r\x00\xf6\x00\xdf\x00e\x00\n\x00s\x00t\x00\xfc\x00c\x00k\x00\n\x00"}, {"in parts (NFD)", "scho\u0308n\nku\u0308bel\n"}, {"Windows-1252", "gr\xf6\xdfe\r\nk\xfcche\r\n"}} {
		p.pickFile("answers", p.file(c[0]+".txt", c[1]))
		s := p.submitImport(c[0])
		if !slices.ContainsFunc(s.Own, func(l shownList) bool { return l.Title == c[0] && strings.HasPrefix(l.Facts, "5 letters · 2 answers") }) {
			t.Errorf("%s: %+v", c[0], s)
		}
	}
	before := p.readLists().Own
	p.paste("list-title", "My title")
	path := p.file("answers.txt", "apple\n")
	p.pickFile("answers", path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	p.refusesImport("The file could not be read. Choose it again.")
	for _, c := range [][2]string{
		{strings.Repeat("apple\n", 11<<20/6+1), "11.0 MB; the limit is 10 MB"}, {"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR", en.ListProblem.Document}, {"PK\x03\x04\x14\x00\x06\x00", en.ListProblem.Document},
	} {
		p.pickFile("answers", p.file("answers.txt", c[0]))
		p.refusesImport(c[1])
		if s := p.readLists(); !reflect.DeepEqual(s.Own, before) || s.Fields["title"] != "My title" || s.Files["answers"] != "answers.txt" {
			t.Errorf("%s: %+v", c[1], s)
		}
	}
	p.awaitStoredLists("UTF-16, Windows-1252, in parts (NFD), trees")
	p.reload()
	if s := p.openLists(); !reflect.DeepEqual(s.Own, before) {
		t.Errorf("after loading the page again the lists are %+v", s.Own)
	}
}
