package e2e

import (
	"strings"
	"testing"
)

// Where not all of a list can be taken as it is, ways on are offered, each by a button; a length that is offered has the
// focus. How files of other programs were understood is agreed to by Enter.
func TestImportWaysOn(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.startAtLists()
	p.pasteList("Fruit", "apple\nmаngo\ngrape\n") // a Cyrillic а
	p.refusesImport("In the answers:", "line 2: “mаngo”: "+en.ListProblem.Lookalikes())
	p.accessible("a refusal with two ways on")
	p.click(action("import-mixed"))
	p.untilLists("imported", func(d listsDialog) bool { return d.facts("Fruit") == "5 letters · 3 answers" && len(d.Refusal) == 0 })

	p.pasteList("Trees", "aspen\nfir\nlarch\n")
	p.click(action("import"))
	p.awaitFocus("import-length 5") // of most words
	p.accessible("the choice of a length")
	if grounds := eval[[]string](p, `[...new Set([...document.querySelectorAll("dialog .main")].map((e) => getComputedStyle(e).backgroundColor))]`); len(grounds) != 1 {
		t.Errorf("the main buttons have the grounds %q", grounds) // their text is made for one; axe can't tell below a fade
	}
	p.press("Enter")
	p.untilLists("imported", func(d listsDialog) bool { return strings.HasPrefix(d.facts("Trees"), "5 letters · 2 answers") })

	p.pickFile("answers", p.file("bushes.dic", "3\nhazel/MS\nlilac\tpo:noun\nbroom/M\n"))
	p.click(action("import"))
	p.awaitFocus("import-understood")
	p.accessible("how a list was understood")
	p.press("Enter")
	p.untilLists("imported", func(d listsDialog) bool { return strings.HasPrefix(d.facts("bushes"), "5 letters · 3 answers") })
}
