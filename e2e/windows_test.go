package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// awaitStoredGames waits until a window's storage has so many finished games. A
// browser tells a window a little later what another one has stored.
func (p *page) awaitStoredGames(n int) {
	p.Helper()
	const script = `JSON.parse(localStorage.getItem("ketword.history") || '{"data":[]}').data.length`
	await(p, fmt.Sprint(n, " stored games"), reading[int](p, script), func(got int) bool { return got == n })
}

// Two windows that finish games leave both in the history.
func TestTwoWindows(t *testing.T) {
	t.Parallel()
	one := newPage(t, root)
	c := one.openPuzzle(classic, keyboard{})
	two := one.newTab()
	q := two.openPuzzle(quantum, keyboard{})
	some := mode{"quantum", noDay + 7}
	both := []*page{one, two}
	store := func(n int) { // a window that is left earlier may lose a game
		t.Helper()
		for _, p := range both {
			p.awaitStoredGames(n)
		}
	}

	one.play(c, secrets(c)[0])
	two.play(q, secrets(q)[1])
	store(2)
	one.open(some.query())
	s := one.play(some.game(t), guesses(t, some.game(t))[0])
	one.play(s, secrets(s)[0])
	store(3)

	want := statistics{played: 3, won: 3, wins: map[int]int{1: 2, 2: 1}}
	two.openStats()
	two.figures(want)
	one.reload()
	one.openStats()
	one.figures(want)
}

// ignoreOtherWindows keeps a window from hearing what others store.
const ignoreOtherWindows = `addEventListener("storage", (e) => e.stopImmediatePropagation(), true)`

// An import loses no game of another window, even one that this window has not
// heard of, and the other window learns of it.
func TestHistoryInTwoWindows(t *testing.T) {
	sample.LongOnly(t, "TestImportInTwoWindows in app/model has the same")
	t.Parallel()
	one := newPage(t, root)
	one.before(ignoreOtherWindows)
	one.open("")
	two := one.newTab()
	two.win(classic)
	one.awaitStoredGames(1) // though the program in it has not heard of it
	one.openStats()
	one.figures(statistics{})
	one.importHistory(one.file("terminal.json", terminalHistory(t)), "4 games added.")
	one.awaitStoredGames(5)
	two.openStats()
	one.reload()
	one.openStats()
	for _, p := range []*page{one, two} {
		p.figures(statistics{played: 5, won: 4, lost: 1, wins: map[int]int{1: 2, 2: 1, 3: 1}})
	}
}

// What one window does with the lists, another one follows at once: one that plays a
// list which is deleted goes to another puzzle, and back when the list is back.
func TestOwnListInTwoWindows(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
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
	if query := other.look().Query; query == link || strings.Contains(query, "x-") {
		t.Errorf("the address of the other puzzle is %q", query)
	}
	p.click("dialog " + action("bring-back"))
	other.awaitPlace("Woods · 5 letters")
	g = other.play(g, secrets(g)[0])
	other.ends(g)
	if query := other.look().Query; query != link {
		t.Errorf("the address is %q, want %q", query, link)
	}
	if keys := eval[[]string](p, `Object.keys(localStorage).filter((key) => key === "ketword.lists")`); len(keys) > 0 {
		t.Errorf("stored: %q", keys)
	}
}

// An unfinished game that one window removes is gone from the others, too, and comes
// back to them.
func TestRemovedInTwoWindows(t *testing.T) {
	sample.LongOnly(t, "TestRemovedInAnotherWindow in app/model has the same")
	t.Parallel()
	one := newPage(t, root)
	g := one.openPuzzle(classic, keyboard{})
	g = one.play(g, guesses(t, g)[0])
	two := one.newTab()
	two.open(classic.query())
	two.shows(g, "")
	other := mode{"classic", classic.seed + 1}
	one.open(other.query())
	one.openDialog("puzzle")
	one.click("dialog " + action("remove-game"))
	two.shows(classic.game(t), "")
	one.click("dialog " + action("bring-back-game"))
	two.shows(g, "")
	two.ends(two.play(g, secrets(g)[0]))
	one.wait(`!document.querySelector("dialog [data-action=resume]")`)
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
	t.Parallel()
	p := newPage(t, root)
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
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			one := newPage(t, root)
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
}
