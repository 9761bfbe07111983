package e2e

import "testing"

// auditor opens the site, at an address of its own, with axe-core in the page.
func auditor(t *testing.T) (*player, *gate) {
	t.Helper()
	source, err := axeSource()
	if err != nil {
		t.Fatal(err)
	}
	gate := newGate(t, root)
	p := newcomer(t, gate.server)
	p.before(string(source))
	p.open("")
	return p, gate
}

// The choice of a list keeps the rules of accessibility, while a list is loaded
// and when it can't be, too.
func TestAccessibleChoice(t *testing.T) {
	t.Parallel()
	p, gate := auditor(t)
	p.openShelf()
	p.brings(barred)
	p.press("Escape")
	p.dialog("")
	p.pick("quantum")
	p.click(action("menu"))
	p.dialog("menu")
	p.accessible("menu, a list barred")
	p.click(ofLang("de"))
	p.halfLoaded("German · 5 letters")
	p.accessible("menu, loading")
	gate.cut()
	p.wait(status + `.includes("could not be loaded")`)
	p.accessible("menu, not loaded")
}

// So does the form to bring a list.
func TestAccessibleImport(t *testing.T) {
	t.Parallel()
	p, _ := auditor(t)
	p.openShelf()
	p.accessible("no lists")
	p.pickFile("answers", p.file("answers.txt", "Bad\n"))
	p.accessible("a file picked")
	p.refuses("In the answers:", `line 1: "Bad": not lower-case`)
	p.accessible("a refusal")
	p.unpick("answers")
	l := p.brings(trees)
	p.click(of(l, "delete"))
	p.lists("")
	p.accessible("a list deleted")
}

// So do lists that were brought.
func TestAccessibleLists(t *testing.T) {
	t.Parallel()
	p, _ := auditor(t)
	p.openShelf()
	l := p.brings(trees)
	p.brings(barred)
	p.accessible("lists")
	p.click(of(l, "ask-rename"))
	p.focused(l.on("new-title"))
	p.accessible("renaming")
}
