package e2e

import (
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"ketword/engine/lexicon"
	"ketword/internal/sample"
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

// goodFiles are files of lists as they come, with the answers that they are
// to give. The first ones are for the browser, which decodes and composes them; TestReadTakes of
// app/lists reads what the others have, and TestLongList imports one as long as may be.
var goodFiles = []struct{ title, file, answers, facts string }{
	{"plain", "apple\nbirch\n", "apple\nbirch\n", "5 letters · 2 answers"},
	{"BOM", "\ufeffalder\nbeech\n", "alder\nbeech\n", "5 letters · 2 answers · classic only"},
	{"UTF-16 little-endian", "\xff\xfe" + utf16Text("größe\nstück\n", binary.LittleEndian), "größe\nstück\n", "5 letters · 2 answers"},
	{"UTF-16 big-endian", "\xfe\xff" + utf16Text("чайка\nворон\n", binary.BigEndian), "чайка\nворон\n", "5 letters · 2 answers"},
	{"in parts (NFD)", "scho\u0308n\nku\u0308bel\n", "schön\nkübel\n", "5 letters · 2 answers"},
	{"no last end", "cedar\nholly", "cedar\nholly\n", "5 letters · 2 answers"},
	{"CRLF", "maple\r\nhazel\r\n", "maple\nhazel\n", "5 letters · 2 answers · classic only"},
	{"one word", "yew" + "s\n", "yews\n", "4 letters · 1 answer · classic only"},
	{"as many as may be", numbered(100_000), numbered(100_000), "5 letters · 100,000 answers · classic only"},
}

// badFiles are files that are refused, with what the page says after that
// nothing was imported.
var badFiles = []struct {
	name, answers, guesses string
	want                   []string
}{
	{"too many words", numbered(100_001), "", []string{"In the answers:", "100,001 words; the limit is 100,000"}},
	{"too large", strings.Repeat("apple\n", 11<<20/6+1), "", []string{"In the answers:", "11.0 MB; the limit is 10 MB"}},
	{"binary", "\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR", "", []string{"In the answers:", `line 1: “�PNG”: not UTF-8 text`}},
	{"binary, but UTF-8", "\x00\x01\x02\n", "", []string{"In the answers:", `line 1: “���”: contains a control character`}},
	{"UTF-16 without mark", utf16Text("apple\nbirch\n", binary.LittleEndian), "",
		[]string{"In the answers:", `line 1: “a�p�p�l�e�”: contains a control character`}},
	{"Latin-1", "apple\ngr\xf6\xdfe\n", "", []string{"In the answers:", `line 2: “gr��e”: not UTF-8 text`}},
	{"all too short", "a\nb\n", "",
		[]string{"In the answers:", `line 1: “a”: 1 letter, expected 2 to 15`, `line 2: “b”: 1 letter, expected 2 to 15`}},
	{"empty", "", "", []string{"In the answers:", "no words"}},
	{"BOM alone", "\ufeff", "", []string{"In the answers:", "no words"}},
	{"blank", " \n\n", "", []string{"In the answers:", "no words"}},
	{"not only letters", "aspen\n\nx-mas\nice cream\n", "",
		[]string{"In the answers:", `line 3: “x-mas”: not only letters`, `line 4: “ice cream”: not only letters`}},
	{"a letter that can't be composed", "aspen\nq\u0308uick\n", "",
		[]string{"In the answers:", "line 2: “q\u0308uick”: contains a combining mark; write letter and accent as one character"}},
	{"a dozen bad lines", "aspen\n" + strings.Repeat("B.d\n", 12), "", append([]string{"In the answers:"}, tenBad()...)},
	{"further guesses", "aspen\nlarch\n", "mango\nplum.\nlemon\nlime-1\n",
		[]string{"In the extra allowed guesses:", `line 2: “plum.”: not only letters`, `line 4: “lime-1”: not only letters`}},
	{"further guesses of another length", "aspen\nlarch\n", "mangos\n", []string{"In the extra allowed guesses:", `line 1: “mangos”: 6 letters, expected 5`}},
	{"further guesses: empty", "aspen\nlarch\n", "\ufeff", []string{"In the extra allowed guesses:", "no words"}},
	{"both", "aspen\nl.rch\n", "m.ngo\n", []string{"In the answers:", `line 2: “l.rch”: not only letters`}},
	{"here already", "Apple\r\nbirch", "mango\n", []string{"You already have a list with these answers: “plain”."}},
}

// tenBad returns the messages of a list whose lines are bad from the second on.
func tenBad() []string {
	var all []string
	for i := range lexicon.MaxProblems {
		all = append(all, fmt.Sprintf(`line %d: “B.d”: not only letters`, i+2))
	}
	return all
}

// Files of all kinds are imported or refused. A refusal says where and why, and
// leaves the lists that were there and the form as they were.
func TestImportFiles(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	if s := p.openLists(); !s.None || len(s.Own) > 0 {
		t.Errorf("at first the lists are %+v", s)
	}
	good := goodFiles[:sample.Size(3, len(goodFiles))]
	for _, c := range good {
		p.pickFile("answers", p.file(c.title+".txt", c.file))
		s := p.submitImport(c.title)
		got := shownList{}
		for _, l := range s.Own {
			if l.Title == c.title {
				got = l
			}
		}
		want := shownList{c.title, c.facts, []string{"play-list", "ask-rename", "export-answers", "delete"}}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: listed as %+v, want %+v", c.title, got, want)
		}
	}
	before := p.readLists().Own
	if len(before) != len(good) {
		t.Fatalf("%d lists, want %d", len(before), len(good))
	}
	p.paste("list-title", "My title")
	for _, c := range sample.From(t, 2, badFiles) {
		files := map[string]string{"answers": "answers.txt"}
		p.pickFile("answers", p.file("answers.txt", c.answers))
		if c.guesses != "" {
			files["guesses"] = "guesses.txt"
			p.pickFile("guesses", p.file("guesses.txt", c.guesses))
		}
		p.refusesImport(c.want...)
		s := p.readLists()
		if !reflect.DeepEqual(s.Own, before) || s.Told != "" {
			t.Errorf("%s: the lists are %+v, told is %q", c.name, s.Own, s.Told)
		}
		if s.Fields["title"] != "My title" || !reflect.DeepEqual(s.Files, files) {
			t.Errorf("%s: the form is %+v", c.name, s)
		}
		if c.guesses != "" {
			p.unpick("guesses")
		}
	}
	titles := strings.Split(p.readLists().titles(), ", ")
	slices.Sort(titles)
	p.awaitStoredLists(strings.Join(titles, ", "))
	p.reload()
	if s := p.openLists(); !reflect.DeepEqual(s.Own, before) {
		t.Errorf("after loading the page again the lists are %+v", s.Own)
	}
}

// Pasted words are imported like those of files. When they are refused, all that
// was typed stays, to be corrected. A list without a name is called by its length; the same
// list is refused then, too, and the page says why.
func TestImportPasted(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	p.refusesImport("In the answers:", "no words") // of nothing
	for _, c := range []struct{ title, answers, guesses, part, why string }{
		{"Trees", "aspen\nL4rch\ncedar", "mango\nlemon\n", "In the answers:", `line 2: “L4rch”: not only letters`},
		{"  Trees ", "aspen\nlarch\ncedar\n", "mango\nL3mon", "In the extra allowed guesses:", `line 2: “L3mon”: not only letters`},
		{"", "aspen fir-tree", "", "In the answers:", `line 1: “aspen fir-tree”: not only letters`},
	} {
		typed := map[string]string{"title": c.title, "answers": c.answers, "guesses": c.guesses}
		for name, text := range typed {
			p.paste("list-"+name, text)
		}
		p.refusesImport(c.part, c.why)
		if s := p.readLists(); !maps.Equal(s.Fields, typed) || len(s.Own) > 0 || !s.None {
			t.Errorf("after a refusal the form is %+v, want %q", s, typed)
		}
	}

	p.paste("list-title", " More   trees ")
	p.paste("list-guesses", "mango\naspen\nlemon\n")
	p.paste("list-answers", "aspen\nlarch\nscho\u0308n\n\n \n") // in parts, and composed by the page; blank lines behind it
	p.closeDialog()
	p.openLists() // what was typed is still there
	s := p.submitImport("More trees")
	want := []shownList{{"More trees", "5 letters · 3 answers · 2 extra allowed guesses · classic only",
		[]string{"play-list", "ask-rename", "export-answers", "export-guesses", "delete"}}}
	if !reflect.DeepEqual(s.Own, want) {
		t.Errorf("listed: %+v, want %+v", s.Own, want)
	}
	p.paste("list-answers", "aspen\nlarch\n")
	p.submitImport("5-letter words")
	p.paste("list-answers", "aspen\nlarch\n")
	p.refusesImport("You already have a list with these answers: “5-letter words”.")
}

// Words may be pasted for one part, and picked as a file for the other. Removing
// the file brings back what was typed before. If a picked file can't be read any more, the
// page says so, and it can be picked again.
func TestImportPastedAndPicked(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	p.paste("list-answers", "aspen\nlarch\n")
	path := p.file("lost.txt", "Bad\n")
	p.pickFile("answers", path)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	p.refusesImport("In the answers:", "The file could not be read. Choose it again.")
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
	t.Parallel()
	p := newPage(t, root)
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
