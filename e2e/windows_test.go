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

// A game that is played in two windows at once stays one: both come to have the rows of both, also those that one has missed. An end
// in one is that of the other. A page that comes back, as from the browser's memory, looks for what it has missed; one that is
// shown for the first time does not: that takes a phone as long as a part of the start.
func TestGameInTwoWindows(t *testing.T) {
	const deafness = `addEventListener("storage", (e) => { if (window.deaf) e.stopImmediatePropagation(); }, true)` // of a window that is suspended
	one := start(t)
	one.before(deafness)
	g := one.openPuzzle(quantum, keyboard{})
	is(one, "storage is read when the page is shown first, and when it comes back", `[false, true].map((persisted) => {
		const get = Storage.prototype.getItem;
		let reads = 0;
		Storage.prototype.getItem = function (key) { reads++; return get.call(this, key); };
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
		Storage.prototype.getItem = get;
		return reads > 0;
	}).join()`, "false,true")
	two := one.newTab()
	two.before(deafness)
	two.openPuzzle(quantum, keyboard{})
	rows := wrongGuesses(g, 3)
	slices.Sort(rows[1:])
	g = one.play(g, rows[0])
	two.shows(g, "")

	one.run(`window.deaf = true`)
	two.run(`window.deaf = true`)
	one.play(g, rows[1])
	two.play(g, rows[2])
	two.typeIn("zz")
	two.until("the letters", func(s screen) bool { return s.letters(2) == "ZZ" })
	g = after(t, after(t, g, rows[1]), rows[2])
	for _, p := range []*page{two, one} { // one has then what both have stored, and tells it
		p.run(`window.deaf = false; document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))`) // as the browser wakes it
	}
	one.shows(g, "zz")
	two.shows(g, "zz")
	two.erase(2)
	g = two.play(g, secrets(g)[0])
	one.shows(g, "")
	one.ends(g)
	is(one, "games that are stored as unfinished", painted+`.then(() => Object.keys(localStorage).filter((key) => key.startsWith("ketword.game.")).length)`, 0)
}
