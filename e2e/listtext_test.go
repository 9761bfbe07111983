package e2e

import (
	"slices"
	"testing"
)

// An untidy list is put right, and the page says what was. A word that repeats in
// capitals or with blanks is one word.
func TestImportUntidy(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.startAtLists()
	p.pickFile("answers", p.file("trees.txt", "Aspen\r\n\r\n larch\r\nCEDAR \r\naspen\r\n"))
	p.pickFile("guesses", p.file("guesses.txt", "mango\nmango\n"))
	s := p.submitImport("trees")
	const told = "“trees” was imported. Cleaned up: spaces around 2 words, capitals in 2 words, 1 empty line, 2 repeats."
	if s.Told != told {
		t.Errorf("told: %q, want %q", s.Told, told)
	}
	l := ownList{answers: "aspen\nlarch\ncedar\n", guesses: "mango\n", rows: layouts["en"]}.list(t)
	p.awaitFocus(l.control("play-list"))
	p.awaitStoredLists("trees")
	p.reload()
	s = p.openLists()
	if want := "5 letters · 3 answers · 1 extra allowed guess · classic only"; len(s.Own) != 1 || s.Own[0].Facts != want {
		t.Errorf("listed: %+v, want %s", s.Own, want)
	}
	p.playOwnList(l)
	p.awaitPlace("trees · 5 letters")
	g := p.inPlay()
	p.ends(p.play(g, "mango", secrets(g)[0]))
}

// A dictionary of another program is a file of any name; how it was understood is said, and agreed to by Enter.
func TestImportDictionary(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.startAtLists()
	p.pickFile("answers", p.file("trees.dic", "3\naspen/MS\nlarch\tpo:noun\ncedar/M\n"))
	p.pickFile("guesses", p.file("more.json", `["mango","lemon"]`))
	p.click(action("import"))
	p.awaitFocus("import-understood")
	p.accessible("how a list was understood")
	p.press("Enter")
	s := p.untilLists("imported", func(d listsDialog) bool { return d.Told == "“trees” was imported." })
	if got, want := s.facts("trees"), "5 letters · 3 answers · 2 extra allowed guesses · classic only"; got != want {
		t.Errorf("listed: %s, want %s", got, want)
	}
}

// Where not all of a list can be taken as it is, ways on are offered. Lines with several words are
// taken apart, and others that are no words can be left out; the list is short, so that it allows a
// language's words. Letters of several scripts that look alike are imported if the player says so. Of
// several lengths each is offered, and the one that is chosen is imported.
func TestImportWaysOn(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.startAtLists()
	imported := func(title, also, facts string) {
		t.Helper()
		told := "“" + title + "” was imported." + also
		s := p.untilLists(told, func(d listsDialog) bool { return d.Told == told })
		if got := s.facts(title); got != facts || len(s.Refusal) > 0 {
			t.Errorf("listed: %+v, want %s", s, facts)
		}
	}
	p.pasteList("Fruit", "apple, mango; GRAPE\nlemon,12\nx-mas\nice cream\nfir\n1. olive\n")
	p.wait(`document.querySelector("#list-also").selectedOptions[0].textContent === ` + quote(en.ListImport.IfShort("English", "English")))
	p.refusesImport("In the answers:", "line 3: “x-mas”: not only letters", "line 4: “ice cream”: not only letters")
	p.click(action("import-good"))
	p.awaitFocus("import-length 5")
	p.press("Enter")
	imported("Fruit", " Cleaned up: 3 lines taken apart, capitals in 1 word. Skipped: 2 lines. Left out: 1 word of another length.",
		"5 letters · 5 answers · all English words as guesses · classic only")

	p.pasteList("More fruit", "apple\nmаngo\ngrape\n") // a Cyrillic а
	p.refusesImport("In the answers:", "line 2: “mаngo”: "+en.ListProblem.Lookalikes())
	p.accessible("a refusal with two ways on")
	p.click(action("import-mixed"))
	imported("More fruit", "", "5 letters · 3 answers")

	p.pickFile("answers", p.file("trees.txt", "aspen\nfir\nPlum\nlarch\nplum\nwillow\nincomprehensibly\n"))
	p.pickFile("guesses", p.file("guesses.txt", "mango\nlime\n"))
	p.click(action("import"))
	const asked = "The words have different lengths. Which ones do you want?"
	s := p.untilLists("the lengths", func(d listsDialog) bool { return slices.Equal(d.Refusal, []string{asked}) })
	want := []string{"3 letters: 1 word", "4 letters: 1 word, 1 extra allowed guess", "5 letters: 2 words, 1 extra allowed guess", "6 letters: 1 word"}
	if !slices.Equal(s.Lengths, want) || len(s.Own) != 2 {
		t.Errorf("offered: %q, want %q", s.Lengths, want)
	}
	p.awaitFocus("import-length 5") // of most words
	p.accessible("the choice of a length")
	if grounds := eval[[]string](p, `[...new Set([...document.querySelectorAll("dialog .main")].map((e) => getComputedStyle(e).backgroundColor))]`); len(grounds) != 1 {
		t.Errorf("the main buttons have the grounds %q", grounds) // their text is made for one; axe can't tell below a fade
	}
	p.click(`dialog [data-action="import-length"][data-value="5"]`)
	imported("trees", " Left out: 6 words of other lengths.", "5 letters · 2 answers · 1 extra allowed guess · classic only")
}
