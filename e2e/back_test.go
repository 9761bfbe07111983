package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"

	"ketword/engine"
	"ketword/internal/sample"
)

// travel goes back, or forward, by so many entries of the tab's history, as the
// browser's own buttons do.
func (p *page) travel(by int64) {
	p.Helper()
	h := call(p, cdppage.GetNavigationHistory, cdp.Empty{})
	at := h.CurrentIndex + by
	if at < 0 || at >= int64(len(h.Entries)) {
		p.Fatalf("no entry %d of %d", at, len(h.Entries))
	}
	call(p, cdppage.NavigateToHistoryEntry, cdppage.NavigateToHistoryEntryParams{EntryID: h.Entries[at].ID})
}

// begin returns the index of the current entry.
func (p *page) begin() int64 {
	p.Helper()
	return call(p, cdppage.GetNavigationHistory, cdp.Empty{}).CurrentIndex
}

// stands waits until the tab is at an entry of its history, counted from where the
// test began, and checks how many there are.
func (p *page) stands(base, at, entries int64) {
	p.Helper()
	want := [2]int64{at, entries}
	await(p, "an entry of the history", func() ([2]int64, error) {
		h := call(p, cdppage.GetNavigationHistory, cdp.Empty{})
		return [2]int64{h.CurrentIndex - base, int64(len(h.Entries)) - base}, nil
	}, func(got [2]int64) bool { return got == want })
}

// Back goes to the puzzle before, as it was left, and Forward to the one after it, also
// after the page was loaded again, at any path, and from another site, or a page of this one, also in a browser that has kept the page.
func TestBackAndForward(t *testing.T) {
	t.Parallel()
	walk := func(p *page) {
		first := p.openPuzzle(quantum, keyboard{})
		base := p.begin()
		first = p.play(first, guesses(t, first)[0])
		p.typeIn("cr")
		p.chooseToPlay("new")
		p.until("a random game", func(s screen) bool { return s.Dialog == "" && s.letters(0) == "" })
		second := p.inPlay()
		second = p.play(second, guesses(t, second)[1])
		p.switchMode("classic")
		third := p.inPlay()
		p.typeIn("a")
		p.stands(base, 2, 3)
		goes := func(by int64, g engine.Game, typed string) {
			t.Helper()
			p.travel(by)
			p.until("the puzzle", func(s screen) bool { return s.Mode == g.Puzzle.Rules.Mode.String() })
			p.shows(g, typed)
			if got := p.inPlay().Puzzle.Identity; got != g.Puzzle.Identity {
				t.Errorf("the address is that of %v, in play is %v", got, g.Puzzle.Identity)
			}
		}
		goes(-1, second, "")
		goes(-1, first, "cr")
		goes(2, third, "a")
		p.reload()
		p.shows(third, "a")
		goes(-1, second, "")
		goes(-1, first, "cr")
		p.stands(base, 0, 3)
		is(p, "games in the page", `document.querySelectorAll("#app").length`, 1)
		goes(1, second, "")
		p.run(`location.href = "licences.txt"`)
		p.wait(`location.pathname.endsWith("licences.txt")`)
		p.stands(base, 2, 3)
		p.travel(-2)
		p.ready()
		p.shows(first, "cr")
	}
	if sample.Whole {
		visit(t, root, t.TempDir(), walk)
	}
	walk(newPage(t, deep))
}

// Back closes an open dialog, whatever it turned into, and nothing else, and Forward opens it again. A dialog that
// is closed in another way leaves no step behind.
func TestBackClosesDialogs(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	base := p.begin()
	p.typeIn("cr")
	p.openDialog("stats")
	p.stands(base, 1, 2)
	p.travel(-1)
	p.dialog("")
	p.shows(g, "cr")
	p.hasFocus("stats")
	p.travel(1)
	p.dialog("stats")
	p.reload()
	p.dialog("")
	p.stands(base, 0, 2)
	p.shows(g, "cr")
	p.openFromMenu("settings", "settings")
	p.stands(base, 1, 2)
	p.click("dialog " + action("close"))
	p.dialog("")
	p.stands(base, 0, 2)

	p.openFromMenu("ask-give-up", "giveup")
	p.travel(-1)
	p.dialog("")
	p.shows(g, "cr")
	p.travel(1)
	p.stands(base, 0, 2) // it is not asked again
	p.dialog("")
}
