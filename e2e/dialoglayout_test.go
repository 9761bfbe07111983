package e2e

import (
	"strings"
	"testing"

	"ketword/internal/sample"
)

// dialogMisfits returns what does not fit into the open dialog. It may be
// scrolled, but not sideways.
var dialogMisfits = script("dialogmisfits")

// dialogFits checks the open dialog in every window of a place.
func (p *page) dialogFits(where string) {
	p.Helper()
	p.inEveryWindow(where, dialogMisfits)
}

// The dialog of the player's lists fits into every window, whatever its form says, which is accessible; and so do the menu and the lists
// themselves with the longest titles.
func TestLayoutOfOwnLists(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("?mode=quantum")
	p.openLists()
	p.dialogFits("no lists")
	p.pickFile("answers", p.file("a-file-with-a-long-name-and-no-blanks-in-it-at-all.txt", sample.Numbered(3)+strings.Repeat("X", 99)+"-\n"))
	p.refusesImport(`line 4: “` + strings.Repeat("X", 40) + `…”: not only letters`)
	p.dialogFits("refused")
	p.accessible("refused")
	p.pickFile("answers", p.file("words.txt", sample.Numbered(1234)+"bear\n"))
	p.pickFile("guesses", p.file("more.txt", "lions\n"))
	p.click(action("import"))
	p.untilLists("the lengths", func(d listsDialog) bool { return len(d.Lengths) == 3 })
	p.dialogFits("lengths")
	p.accessible("the choice of a length")
	is(p, "the grounds of main buttons", `new Set([...document.querySelectorAll("dialog .main")].map((e) => getComputedStyle(e).backgroundColor)).size`, 1) // axe can't tell below a fade
	p.click(`dialog [data-action="import-length"]`)
	p.wait(`(([told, below]) => told && below.top >= told.bottom + 8)([...document.querySelectorAll(".lists > .told > p, .own")].map((e) => e.getBoundingClientRect()))`)

	p.importList(withoutPairs)
	l := p.importList(trees)
	for _, title := range sample.From(t, 1, []string{
		"Trees, and other plants", "Straßenverkehrsordnungen", "WWWWWWWWWWWWWWWWWWWWWWWW", strings.Repeat("Z\u0351\u0352\u0353", 6),
		"\u2068מילים של פירות ועצים\u2069", "\u2068" + strings.Repeat("\ufdfd", 22) + "\u2069",
	}) {
		p.click(listAction(l, "ask-rename"))
		p.awaitFocus(l.control("new-title"))
		p.paste("new-title", title)
		p.dialogFits("renaming to " + title)
		p.press("Enter")
		p.awaitFocus(l.control("ask-rename"))
		p.dialogFits("lists with " + title)
		p.playOwnList(l)
		p.openDialog("puzzle")
		p.dialogFits("puzzle with " + title)
		p.closeDialog()
		p.openLists()
	}
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	p.accessible("renaming")
	p.click(`dialog [data-action="keep-title"]`)
	p.awaitFocus(l.control("ask-rename"))
	p.click(listAction(l, "delete"))
	p.awaitFocus("bring-back")
	p.accessible("a list deleted")
	p.closeDialog()
	p.openDialog("puzzle")
	p.accessible("puzzle, with a list that can't be chosen")
}
