package e2e

import (
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// A list that was imported can be given another title by keyboard, deleted and brought back,
// and deleted for good; all of that is so after the page is loaded again. The
// focus stays with what was done. Enter in the field for a title does nothing else: on a slow
// page its character comes after the focus has gone to a button.
func TestOwnListIsKept(t *testing.T) {
	p := start(t)
	p.startAtLists()
	one := p.importList(trees)
	p.awaitFocus(one.control("play-list"))
	other := p.importList(russian)
	p.click(listAction(other, "ask-rename"))
	p.awaitFocus(other.control("new-title"))
	p.paste("new-title", "Birds")
	p.pressWithoutText("Enter")
	p.showsLists("Birds, Trees")
	p.awaitFocus(other.control("ask-rename"))
	p.unchangedBy(func() {
		call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kb.KeyChar, Text: "\r", UnmodifiedText: "\r", Key: "Enter"})
	})
	p.showsLists("Birds, Trees")
	p.click(listAction(other, "delete"))
	p.showsLists("Trees")
	p.awaitFocus("bring-back")
	p.press("Enter")
	p.showsLists("Birds, Trees")
	p.awaitFocus(other.control("play-list"))
	p.click(listAction(one, "delete"))
	p.awaitStoredLists("Birds")
	p.reload()
	if s := p.openLists(); s.titles() != "Birds" || s.Undo {
		t.Errorf("loaded after a list was deleted: %+v", s)
	}
}

// An exported list is the text that was imported, byte for byte.
func TestOwnListIsExported(t *testing.T) {
	p := start(t)
	folder := p.downloadFolder()
	p.startAtLists()
	answers, guesses := "aspen\r\nbirch\r\n", "mango\r\nlemon"
	p.pickFile("answers", p.file("Trees.txt", answers))
	p.pickFile("guesses", p.file("guesses.txt", guesses))
	p.submitImport("Trees")
	l := ownList{answers: answers, guesses: guesses}.list(t)
	for _, c := range [][3]string{{"answers", "Trees.txt", answers}, {"guesses", "Trees, extra guesses.txt", guesses}} {
		p.click(listAction(l, "export-"+c[0]))
		p.confirms(en.OwnLists.Exported(c[1]))
		if got := p.downloaded(filepath.Join(folder, c[1])); got != c[2] {
			t.Errorf("%s: %q, want %q", c[1], got, c[2])
		}
	}
}
