package e2e

import (
	"maps"
	"reflect"
	"testing"

	"ketword/engine/lexicon"
)

// Pasted words are imported like those of files. When they are refused, all that
// was typed stays, to be mended.
func TestImportPasted(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	p.refuses("In the answers:", "no words") // of nothing
	for _, c := range []struct{ title, answers, guesses, part, why string }{
		{"Trees", "aspen\nLarch\ncedar", "mango\nlemon\n", "In the answers:", `line 2: "Larch": not lower-case`},
		{"  Trees ", "aspen\nlarch\ncedar\n", "mango\nLemon", "In the further guesses:", `line 2: "Lemon": not lower-case`},
		{"", "aspen larch", "", "In the answers:", `line 1: "aspen larch": not only letters`},
		{"", "\naspen\nlarch", "", "In the answers:", `line 1: "": no word`},
	} {
		typed := map[string]string{"title": c.title, "answers": c.answers, "guesses": c.guesses}
		for name, text := range typed {
			p.paste("list-"+name, text)
		}
		p.refuses(c.part, c.why)
		if s := p.shelf(); !maps.Equal(s.Fields, typed) || len(s.Own) > 0 || !s.None {
			t.Errorf("after a refusal the form is %+v, want %q", s, typed)
		}
	}

	p.paste("list-title", " More   trees ")
	p.paste("list-guesses", "mango\naspen\nlemon\n")
	p.paste("list-answers", "aspen\nlarch\nscho\u0308n\n\n \n") // in parts, and composed by the page; blank lines behind it
	p.press("Escape")
	p.dialog("")
	p.openShelf() // what was typed is still there
	s := p.imported("More trees")
	want := []shownList{{"More trees", "5 letters · 3 answers · 2 further guesses · classic only",
		"Fingerprint " + lexicon.FingerprintOf("aspen\nlarch\nschön").String(),
		[]string{"play-list", "ask-rename", "export-answers", "export-guesses", "delete"}}}
	if !reflect.DeepEqual(s.Own, want) {
		t.Errorf("listed: %+v, want %+v", s.Own, want)
	}
}

// A list without a name is called by its length. The same list is refused then,
// too, and the page says why.
func TestImportUntitled(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	p.paste("list-answers", "aspen\nlarch\n")
	p.imported("5-letter words")
	p.paste("list-answers", "aspen\nlarch\n")
	p.refuses("You already have a list with these answers: “5-letter words”.")
}

// Words may be pasted for one part, and picked as a file for the other. A file
// that is given up leaves what was typed before.
func TestImportPastedAndPicked(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	p.paste("list-answers", "aspen\nlarch\n")
	p.pickFile("answers", p.file("bad.txt", "Bad\n"))
	p.pickFile("guesses", p.file("guesses.txt", "mango\r\nlemon\r\n"))
	p.unpick("answers")
	if typed := p.shelf().Fields["answers"]; typed != "aspen\nlarch\n" {
		t.Errorf("the field holds %q", typed)
	}
	s := p.imported("5-letter words")
	if len(s.Own) != 1 || s.Own[0].Facts != "5 letters · 2 answers · 2 further guesses · classic only" {
		t.Errorf("listed: %+v", s.Own)
	}
}
