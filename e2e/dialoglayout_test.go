package e2e

import (
	"maps"
	"slices"
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

// The dialog of the player's lists fits into every window, whatever its form says, which is accessible.
func TestLayoutOfImport(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.startAtLists()
	p.dialogFits("no lists")
	p.pickFile("answers", p.file("a-file-with-a-long-name-and-no-blanks-in-it-at-all.txt", numbered(3)+strings.Repeat("X", 99)+"-\n"))
	p.refusesImport(`line 4: “` + strings.Repeat("X", 40) + `…”: not only letters`)
	p.dialogFits("refused")
	p.accessible("refused")
	p.pickFile("answers", p.file("words.txt", numbered(1234)+"bear\n"))
	p.pickFile("guesses", p.file("more.txt", "lions\n"))
	p.click(action("import"))
	p.untilLists("the lengths", func(d listsDialog) bool { return len(d.Lengths) == 3 })
	p.dialogFits("lengths")
	p.accessible("the choice of a length")
	is(p, "the grounds of main buttons", `new Set([...document.querySelectorAll("dialog .main")].map((e) => getComputedStyle(e).backgroundColor)).size`, 1) // axe can't tell below a fade
	p.click(`dialog [data-action="import-length"]`)
	p.wait(`(([told, below]) => told && below.top >= told.bottom + 8)([...document.querySelectorAll(".lists > .told > p, .own")].map((e) => e.getBoundingClientRect()))`)
}

// The player's lists, and the menu with them, fit into every window, with the longest
// titles, too.
func TestLayoutOfOwnLists(t *testing.T) {
	t.Parallel()
	titles := map[string]string{
		"many words": "Trees, and other plants", "long": "Straßenverkehrsordnungen", "wide": "WWWWWWWWWWWWWWWWWWWWWWWW",
		"many accents": strings.Repeat("Z\u0351\u0352\u0353", 6), "right to left": "\u2068מילים של פירות ועצים\u2069", "ligatures": "\u2068" + strings.Repeat("\ufdfd", 22) + "\u2069",
	}
	for _, name := range sample.From(t, 1, slices.Sorted(maps.Keys(titles))) {
		t.Run(name, func(t *testing.T) {
			p := start(t)
			p.withAxe()
			p.open("?mode=quantum")
			p.openLists()
			titled := trees
			titled.title = titles[name]
			l := p.importList(titled)
			p.importList(withoutPairs)
			p.dialogFits("lists")
			p.click(listAction(l, "ask-rename"))
			p.awaitFocus(l.control("new-title"))
			p.dialogFits("renaming")
			p.accessible("renaming")
			p.click(`dialog [data-action="keep-title"]`)
			p.awaitFocus(l.control("ask-rename"))
			p.playOwnList(l)
			p.openDialog("puzzle")
			p.dialogFits("puzzle")
			p.accessible("puzzle, with a list that can't be chosen")
			p.closeDialog()
			p.openLists()
			p.click(listAction(l, "delete"))
			p.awaitFocus("bring-back")
			p.accessible("a list deleted")
		})
	}
}
