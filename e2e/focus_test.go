package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// focusScript names the control with the focus, and tells if it is in no dialog,
// or no part of it is in sight.
const focusScript = `(() => {
	const e = document.activeElement, shown = e.type === "file" ? e.parentElement : e;
	const name = e.dataset.part ? "file " + e.dataset.part : e.dataset.action || e.id || e.nodeName;
	if (!e.closest("dialog")) return name + " outside";
	const box = shown.getBoundingClientRect();
	const seen = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4], [box.left + box.width / 2, box.top + box.height / 2]]
		.some(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
	return seen ? name : name + " hidden";
})()`

// tabRound goes round a dialog by Tab, from the button that closes it, and
// returns where the focus was.
func (p *page) tabRound(held ...chromedp.Modifier) []string {
	p.Helper()
	p.run(`document.querySelector("dialog [data-action=close]").focus()`)
	var all []string
	for range 40 {
		p.press("Tab", held...)
		name := eval[string](p, focusScript)
		if name == "BODY outside" || name == "DIALOG" { // on its way round, at the browser's own controls
			continue
		}
		if all = append(all, name); name == "close" {
			return all
		}
	}
	p.Fatalf("Tab does not come round: %q", all)
	return nil
}

// tabOrder checks the order of controls, forwards and backwards.
func (p *page) tabOrder(want []string) {
	p.Helper()
	if got := p.tabRound(); !slices.Equal(got, want) {
		p.Errorf("Tab goes to %s\nwant %s", strings.Join(got, ", "), strings.Join(want, ", "))
	}
	back := slices.Clone(want[:len(want)-1])
	slices.Reverse(back)
	if got := p.tabRound(chromedp.ModifierShift); !slices.Equal(got, append(back, "close")) {
		p.Errorf("Shift+Tab goes to %s\nwant %s", strings.Join(got, ", "), strings.Join(append(back, "close"), ", "))
	}
}

// A key that was reached by keyboard is pressed by Enter and by the space bar.
func TestKeysByTab(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(classic, keyboard{})
	word := guesses(t, g)[0]
	p.tabTo(word[:1])
	p.press("Enter")
	p.shows(g, word[:1])
	p.press(" ")
	p.shows(g, word[:1]+word[:1])
	p.tabTo("Backspace")
	p.press("Enter")
	p.press("Enter")
	p.shows(g, "")
	for _, l := range word {
		p.tabTo(string(l))
		p.press("Enter")
	}
	p.shows(g, word)
	p.tabTo("Enter")
	p.press("Enter")
	p.shows(after(t, g, word), "")
}

// A whole game without a pointer, with a look at every dialog. Dialogs keep
// the letters from the game, and give the focus back.
func TestGameByKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[0])
	p.typeIn("cr")
	for _, name := range []string{"help", "stats", "menu"} {
		p.tabTo(name)
		p.press("Enter")
		p.dialog(name)
		p.unchangedBy(func() { p.press("o") })
		p.unchangedBy(func() { p.press("Backspace") })
		p.closeDialog()
		p.shows(g, "cr")
		if focus := p.look().Focus; focus != name {
			t.Errorf("after the dialog %s the focus is at %q", name, focus)
		}
	}
	p.press("Backspace")
	p.press("Backspace")
	p.shows(g, "")
	g = p.play(g, guesses(t, g)[1])
	g = p.play(g, secrets(g)[1])
	p.ends(g)
	p.tabTo("new")
	p.press("Enter")
	s := p.until("a new game", func(s screen) bool { return s.Status == "playing" })
	if !strings.Contains(s.Query, "seed=") || s.Mode != "quantum" {
		t.Errorf("after a new game: %s, %s", s.Query, s.Mode)
	}
	p.playable()
}

// Tab goes through the dialog in the order in which it is read, and back. Each
// control that has the focus is in sight, and none outside the dialog gets it.
func TestTabOrderOfLists(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.do(chromedp.EmulateViewport(320, 568))
	p.open("")
	p.openLists()
	form := []string{"list-title", "list-answers", "file answers", "list-guesses", "file guesses", "import", "close"}
	p.tabOrder(form)
	l := p.importList(trees)
	row := []string{"play-list", "ask-rename", "export-answers", "export-guesses", "delete"}
	p.tabOrder(append(slices.Clone(row), form...))
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	p.tabOrder(append([]string{"new-title", "rename", "keep-title"}, form...))
	p.click(`dialog [data-action="keep-title"]`)
	p.awaitFocus(l.control("ask-rename"))
	p.click(listAction(l, "delete"))
	p.awaitFocus("bring-back")
	p.tabOrder(append([]string{"bring-back"}, form...))
}

// Where a file was picked, it is in the place of the field and the picker.
func TestPickedFileStandsForField(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	p.openLists()
	p.pickFile("answers", p.file("answers.txt", "Bad\n"))
	p.refusesImport("In the answers:", `line 1: "Bad": not lower-case`)
	p.tabOrder([]string{"list-title", "unpick", "list-guesses", "file guesses", "import", "close"})
}

// Whatever is done in the dialog, the focus stays in it, where it can be seen.
func TestFocusInLists(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	within := func(what, want string) {
		t.Helper()
		if where := eval[string](p, focusScript); where != want {
			t.Errorf("%s: the focus is on %s, want %s", what, where, want)
		}
	}
	p.openLists()
	within("opened", "close")
	p.paste("list-answers", "Aspen")
	p.refusesImport("In the answers:", `line 1: "Aspen": not lower-case`)
	within("refused", "import")
	p.paste("list-answers", "")
	l := p.importList(trees)
	within("imported", "play-list")
	p.click(listAction(l, "delete"))
	p.showsLists("")
	within("deleted", "bring-back")
	p.press("Enter")
	p.showsLists("Trees")
	within("brought back", "play-list")

	p.run(`document.querySelector("input[type=file][data-part=answers]").focus()`)
	p.pickFile("answers", p.file("answers.txt", numbered(50_000)+"Bad\n"))
	within("a file picked", "unpick")
	p.refusesImport("In the answers:", `line 50001: "Bad": not lower-case`)
	within("refused after some time", "import")
	p.unpick("answers")
	within("a file given up", "file answers")
	p.closeDialog()
	if s := p.look(); s.Focus != "menu" {
		t.Errorf("after the dialog the focus is at %q", s.Focus)
	}
}
