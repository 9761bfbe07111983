package e2e

import (
	"encoding/binary"
	"maps"
	"os"
	"reflect"
	"strings"
	"testing"
	"unicode/utf16"
)

// utf16Text encodes text in UTF-16, without a mark.
func utf16Text(text string, order binary.AppendByteOrder) string {
	var data []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		data = order.AppendUint16(data, unit)
	}
	return string(data)
}

// numbered returns n different words of five letters, one a line.
func numbered(n int) string {
	var b strings.Builder
	for i := range n {
		word := [6]byte{5: '\n'}
		for at := 4; at >= 0; at-- {
			word[at] = 'a' + byte(i%26)
			i /= 26
		}
		b.Write(word[:])
	}
	return b.String()
}

// Files are decoded and composed by the browser, and one that is too large is not read. A refusal leaves the lists that were
// there and the form as they were.
func TestImportFiles(t *testing.T) {
	p := start(t)
	p.startAtLists()
	for _, c := range [][2]string{
		{"BOM", "\ufeffalder\nbeech\n"}, {"UTF-16", "\xff\xfe" + utf16Text("größe\nstück\n", binary.LittleEndian)}, {"in parts (NFD)", "scho\u0308n\nku\u0308bel\n"},
	} {
		p.pickFile("answers", p.file(c[0]+".txt", c[1]))
		if s := p.submitImport(c[0]); !strings.HasPrefix(s.facts(c[0]), "5 letters · 2 answers") {
			t.Errorf("%s: %+v", c[0], s)
		}
	}
	before := p.readLists().Own
	p.paste("list-title", "My title")
	for _, c := range [][2]string{
		{strings.Repeat("apple\n", 11<<20/6+1), "11.0 MB; the limit is 10 MB"}, {"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR", `line 1: “�PNG”: not UTF-8 text`},
	} {
		p.pickFile("answers", p.file("answers.txt", c[0]))
		p.refusesImport(c[1])
		if s := p.readLists(); !reflect.DeepEqual(s.Own, before) || s.Fields["title"] != "My title" || s.Files["answers"] != "answers.txt" {
			t.Errorf("%s: %+v", c[1], s)
		}
	}
	p.awaitStoredLists("BOM, UTF-16, in parts (NFD)")
	p.reload()
	if s := p.openLists(); !reflect.DeepEqual(s.Own, before) {
		t.Errorf("after loading the page again the lists are %+v", s.Own)
	}
}

// Pasted words are imported like those of files. When they are refused, all that
// was typed stays, to be corrected, also in a dialog that was closed. They are composed by the page.
func TestImportPasted(t *testing.T) {
	p := start(t)
	p.startAtLists()
	typed := map[string]string{"title": "More trees", "answers": "aspen\nL4rch\nscho\u0308n\n", "guesses": "mango\nlemon\n"}
	for name, text := range typed {
		p.paste("list-"+name, text)
	}
	p.refusesImport(`line 2: “L4rch”: not only letters`)
	if s := p.readLists(); !maps.Equal(s.Fields, typed) || len(s.Own) > 0 || !s.None {
		t.Errorf("after a refusal the form is %+v, want %q", s, typed)
	}
	p.closeDialog()
	p.openLists()
	p.paste("list-answers", "aspen\nlarch\nscho\u0308n\n")
	s := p.submitImport("More trees")
	want := []shownList{{"More trees", "5 letters · 3 answers · 2 extra allowed guesses · classic only",
		[]string{"play-list", "list-link", "edit-list", "ask-rename", "export-answers", "export-guesses", "delete"}}}
	if !reflect.DeepEqual(s.Own, want) {
		t.Errorf("listed: %+v, want %+v", s.Own, want)
	}
}

// Words may be pasted for one part, and picked as a file for the other. Removing
// the file brings back what was typed before. If a picked file can't be read any more, the
// page says so, and it can be picked again.
func TestImportPastedAndPicked(t *testing.T) {
	p := start(t)
	p.startAtLists()
	p.paste("list-answers", "aspen\nlarch\n")
	path := p.file("lost.txt", "Bad\n")
	p.pickFile("answers", path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	p.refusesImport("The file could not be read. Choose it again.")
	p.pickFile("answers", p.file("bad.txt", "Bad\n"))
	p.pickFile("guesses", p.file("guesses.txt", "mango\r\nlemon\r\n"))
	p.unpick("answers")
	if typed := p.readLists().Fields["answers"]; typed != "aspen\nlarch\n" {
		t.Errorf("the field holds %q", typed)
	}
	s := p.submitImport("5-letter words")
	if len(s.Own) != 1 || s.Own[0].Facts != "5 letters · 2 answers · 2 extra allowed guesses · classic only" {
		t.Errorf("listed: %+v", s.Own)
	}
}

// Files can be dropped: anywhere, which opens the dialog, and in it on the part
// that they are for.
func TestImportDropped(t *testing.T) {
	p := start(t)
	p.open("")
	p.drop(p.file("trees.txt", "aspen\nlarch\n"), ".row")
	p.dialog("lists")
	p.untilLists("the answers", func(d listsDialog) bool { return d.Files["answers"] == "trees.txt" })
	p.drop(p.file("more.txt", "mango\n"), "#list-guesses")
	if s := p.untilLists("both files", func(d listsDialog) bool { return len(d.Files) == 2 }); s.Files["guesses"] != "more.txt" {
		t.Errorf("the files are %q", s.Files)
	}
	if s := p.submitImport("trees"); s.Own[0].Facts != "5 letters · 2 answers · 1 extra allowed guess · classic only" {
		t.Errorf("listed: %+v", s.Own)
	}
}

// Where not all of a list can be taken as it is, ways on are offered, each by a button; a length that is offered has the
// focus. How files of other programs were understood is agreed to by Enter.
func TestImportWaysOn(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.startAtLists()
	p.pasteList("Fruit", "apple\nmаngo\ngrape\n") // a Cyrillic а
	p.refusesImport("line 2: “mаngo”: " + en.ListProblem.Lookalikes)
	p.accessible("a refusal with two ways on")
	p.click(action("import-mixed"))
	p.untilLists("imported", func(d listsDialog) bool { return d.facts("Fruit") == "5 letters · 3 answers" && len(d.Refusal) == 0 })

	p.pasteList("Trees", "aspen\nfir\nlarch\n")
	p.click(action("import"))
	p.awaitFocus("import-length -1") // all of them
	p.accessible("the choice of a length")
	if grounds := eval[[]string](p, `[...new Set([...document.querySelectorAll("dialog .main")].map((e) => getComputedStyle(e).backgroundColor))]`); len(grounds) != 1 {
		t.Errorf("the main buttons have the grounds %q", grounds) // their text is made for one; axe can't tell below a fade
	}
	p.press("Enter")
	p.untilLists("imported", func(d listsDialog) bool {
		return strings.HasPrefix(d.facts("Trees 5"), "5 letters · 2 answers") && strings.HasPrefix(d.facts("Trees 3"), "3 letters · 1 answer")
	})

	p.pickFile("answers", p.file("bushes.dic", "3\nhazel/MS\nlilac\tpo:noun\nbroom/M\n"))
	p.click(action("import"))
	p.awaitFocus("import-understood")
	p.accessible("how a list was understood")
	p.press("Enter")
	p.untilLists("imported", func(d listsDialog) bool { return strings.HasPrefix(d.facts("bushes"), "5 letters · 3 answers") })
}
