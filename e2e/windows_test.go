package e2e

import (
	"fmt"
	"slices"
	"testing"
)

// awaitStoredGames waits until a window's storage has so many finished games. A
// browser tells a window a little later what another one has stored.
func (p *page) awaitStoredGames(n int) {
	p.Helper()
	const script = `JSON.parse(localStorage.getItem("ketword.history") || '{"data":[]}').data.length`
	await(p, fmt.Sprint(n, " stored games"), reading[int](p, script), func(got int) bool { return got == n })
}

// What one window does with the lists, another one follows at once: one that plays a
// list which is deleted goes to another puzzle, and back when the list is back.
func TestOwnListInTwoWindows(t *testing.T) {
	p := start(t)
	p.open("")
	other := p.newTab()
	other.open("")
	p.openLists()
	l := p.importList(trees)
	p.awaitStoredLists("Trees")
	other.openLists()
	other.showsLists("Trees")
	other.playOwnList(l)
	other.awaitPlace("Trees · 5 letters")
	g := other.inPlay()
	g = other.play(g, wrongGuesses(g, 1)...)
	link := other.look().Query
	p.click(listAction(l, "ask-rename"))
	p.awaitFocus(l.control("new-title"))
	p.paste("new-title", "Woods")
	p.click(listAction(l, "rename"))
	other.awaitPlace("Woods · 5 letters")
	p.click(listAction(l, "delete"))
	other.awaitPlace("English · 5 letters")
	other.says("“Woods” was deleted.")
	p.click("dialog " + action("bring-back"))
	other.awaitPlace("Woods · 5 letters")
	other.shows(g, "")
	if query := other.look().Query; query != link {
		t.Errorf("the address is %q, want %q", query, link)
	}
}

// deafness lets a window miss what others store, while window.deaf is set, as one that
// the browser has suspended.
const deafness = `addEventListener("storage", (e) => { if (window.deaf) e.stopImmediatePropagation(); }, true)`

// miss makes a window deaf.
func (p *page) miss() { p.run(`window.deaf = true`) }

// wake ends that, as the browser does: the page is shown again.
func (p *page) wake() {
	p.run(`window.deaf = false; document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`)
}

// A page that comes back, as from the browser's memory, looks for what it has missed. One that is
// shown for the first time does not: that takes a phone as long as a part of the start.
func TestShownAgain(t *testing.T) {
	p := start(t)
	p.openPuzzle(classic, keyboard{})
	reads := eval[[2]int](p, `[false, true].map((persisted) => {
		const get = Storage.prototype.getItem;
		let reads = 0;
		Storage.prototype.getItem = function (key) { reads++; return get.call(this, key); };
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
		Storage.prototype.getItem = get;
		return reads;
	})`)
	if reads[0] != 0 || reads[1] == 0 {
		t.Errorf("storage was read %d times when the page was shown first, %d times when it came back", reads[0], reads[1])
	}
}

// A game that is played in two windows at once stays one: both come to have the rows of
// both, none twice, and what is stored, too. An end in one is that of the other.
func TestGameInTwoWindows(t *testing.T) {
	cases(t, either(t), func(t *testing.T, m mode) {
		one := start(t)
		one.before(deafness)
		g := one.openPuzzle(m, keyboard{})
		two := one.newTab()
		two.before(deafness)
		two.openPuzzle(m, keyboard{})
		rows := wrongGuesses(g, 4)
		g = one.play(g, rows[0])
		two.shows(g, "")

		one.miss()
		two.miss()
		one.play(g, rows[1])
		two.play(g, rows[2])
		two.typeIn("zz")
		two.until("the letters", func(s screen) bool { return s.letters(2) == "ZZ" })
		slices.Sort(rows[1:3])
		g = after(t, after(t, g, rows[1]), rows[2])
		two.wake()
		one.wake() // after two: it has what both have stored, and tells it
		one.shows(g, "zz")
		two.shows(g, "zz")

		one.miss()
		two.erase(2)
		ended := two.play(g, secrets(g)[0])
		one.erase(2)
		one.play(g, rows[3])
		one.wake()
		one.shows(ended, "")
		one.ends(ended)
		two.reload()
		two.shows(ended, "")
		if left := eval[[]string](one, painted+`.then(() => Object.keys(localStorage).filter((key) => key.startsWith("ketword.game.")))`); len(left) > 0 {
			t.Errorf("stored: %q", left)
		}
	})
}
