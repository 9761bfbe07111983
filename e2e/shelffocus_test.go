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

// around goes round a dialog by a key, from the button that closes it, and
// returns where the focus was.
func (p *player) around(held ...chromedp.Modifier) []string {
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

// Tab goes through the dialog in the order in which it is read, and back. Each
// control that has the focus is in sight, and none outside the dialog gets it.
func TestTabOrderOfLists(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.do(chromedp.EmulateViewport(320, 568))
	p.open("")
	p.openShelf()
	form := []string{"list-title", "list-answers", "file answers", "list-guesses", "file guesses", "import", "close"}
	p.tabs(form)
	l := p.brings(trees)
	row := []string{"play-list", "ask-rename", "export-answers", "export-guesses", "delete"}
	p.tabs(append(slices.Clone(row), form...))
	p.click(of(l, "ask-rename"))
	p.focused(l.on("new-title"))
	p.tabs(append([]string{"new-title", "rename", "keep-title"}, form...))
	p.click(`dialog [data-action="keep-title"]`)
	p.focused(l.on("ask-rename"))
	p.click(of(l, "delete"))
	p.focused("bring-back")
	p.tabs(append([]string{"bring-back"}, form...))
}

// Where a file was picked, it is in the place of the field and the picker.
func TestPickedFileStandsForField(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	p.pickFile("answers", p.file("answers.txt", "Bad\n"))
	p.refuses("In the answers:", `line 1: "Bad": not lower-case`)
	p.tabs([]string{"list-title", "unpick", "list-guesses", "file guesses", "import", "close"})
}

// tabs checks the order of controls, forwards and backwards.
func (p *player) tabs(want []string) {
	p.Helper()
	if got := p.around(); !slices.Equal(got, want) {
		p.Errorf("Tab goes to %s\nwant %s", strings.Join(got, ", "), strings.Join(want, ", "))
	}
	back := slices.Clone(want[:len(want)-1])
	slices.Reverse(back)
	if got := p.around(chromedp.ModifierShift); !slices.Equal(got, append(back, "close")) {
		p.Errorf("Shift+Tab goes to %s\nwant %s", strings.Join(got, ", "), strings.Join(append(back, "close"), ", "))
	}
}

// Whatever is done in the dialog, the focus stays in it, where it can be seen.
func TestFocusInLists(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	within := func(what, want string) {
		t.Helper()
		if where := eval[string](p, focusScript); where != want {
			t.Errorf("%s: the focus is on %s, want %s", what, where, want)
		}
	}
	p.openShelf()
	within("opened", "close")
	p.paste("list-answers", "Aspen")
	p.refuses("In the answers:", `line 1: "Aspen": not lower-case`)
	within("refused", "import")
	p.paste("list-answers", "")
	l := p.brings(trees)
	within("imported", "play-list")
	p.click(of(l, "delete"))
	p.lists("")
	within("deleted", "bring-back")
	p.press("Enter")
	p.lists("Trees")
	within("brought back", "play-list")

	p.run(`document.querySelector("input[type=file][data-part=answers]").focus()`)
	p.pickFile("answers", p.file("answers.txt", numbered(50_000)+"Bad\n"))
	within("a file picked", "unpick")
	p.refuses("In the answers:", `line 50001: "Bad": not lower-case`)
	within("refused after some time", "import")
	p.unpick("answers")
	within("a file given up", "file answers")
	p.press("Escape")
	p.dialog("")
	if s := p.look(); s.Focus != "menu" {
		t.Errorf("after the dialog the focus is at %q", s.Focus)
	}
}
