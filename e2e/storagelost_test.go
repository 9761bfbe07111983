package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// fullFrom makes storage take so many more values of the program, and then none.
func fullFrom(writes int) string {
	return fmt.Sprintf(`{
		const set = Storage.prototype.setItem;
		let left = %d;
		Storage.prototype.setItem = function (key, value) {
			if (key.startsWith("ketword.") && --left < 0) throw new DOMException("full", "QuotaExceededError");
			set.call(this, key, value);
		};
	}`, writes)
}

// From whichever write on storage is full, the game goes on, and another window has what
// was stored before, and what is in the journal. The model's test has longer sessions.
func TestStorageFullFrom(t *testing.T) {
	sample.LongOnly(t, "the test of the same name in app/model has every write")
	t.Parallel()
	const writes = 14 // of a game: each letter, a row, and what an end stores
	for _, n := range sample.Of(t, 1, writes) {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.winEach(classic)
			before := p.stored()[historyKey]
			p.before(fullFrom(n))
			p.open(quantum.query())
			g := quantum.game(t)
			p.ends(p.play(g, guesses(t, g)[0], secrets(g)[0]))
			p.awaitJournal(2)
			if now := p.stored()[historyKey]; now != before && n < writes-3 {
				t.Errorf("the history was %q, and is %q", before, now)
			}
			other := p.newTab()
			other.open("")
			other.awaitStoredGames(2)
			for key := range other.stored() {
				if strings.Contains(key, ".aside") {
					t.Errorf("%s can't be read", key)
				}
			}
		})
	}
}

// A deletion that storage refuses leaves nothing that a later start would go on with: the
// game may be back by then.
func TestDeletionRefused(t *testing.T) {
	sample.LongOnly(t, "TestStorageRefusesFrom in app/model has deletions")
	t.Parallel()
	p := newPage(t, root)
	p.winEach(classic)
	before := p.stored()[historyKey]
	p.openGames()
	p.run(`{
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (key, value) {
			if (key === "ketword.history") throw new DOMException("broken", "UnknownError");
			set.call(this, key, value);
		};
	}`)
	p.inGames("pick-game", "ask-delete", "delete-games")
	p.wait(`document.querySelector(".games .told").textContent.includes(` + quote(en.Notice.CantSave()) + `)`) // which moves the button
	p.inGames("bring-back-games")
	p.wait(listedGames + ` === 1`)
	now := p.stored()
	if note, left := now["ketword.deleted"]; left || now[historyKey] != before {
		t.Errorf("left are the note %q and the history %q, want %q", note, now[historyKey], before)
	}
}

// Where all that is stored is cleared while a game is played, the game goes on, and is
// stored again with the next letter. The finished games are not: whoever has cleared them
// may have wanted that. The page shows them until it is closed.
func TestStorageCleared(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.winEach(classic)
	p.open(quantum.query())
	g := quantum.game(t)
	g = p.play(g, guesses(t, g)[0])
	p.awaitJournal(2)
	p.store(nil)
	p.run(`new Promise((done, failed) => Object.assign(indexedDB.deleteDatabase("ketword"), {onsuccess: done, onerror: failed}))`)
	p.typeIn("cr")
	p.shows(g, "cr")
	p.painted()
	p.openStats()
	p.figures(statistics{played: 1, won: 1, wins: map[int]int{2: 1}})
	p.reload()
	p.says("")
	p.shows(g, "cr")
	p.press("Backspace")
	p.press("Backspace")
	p.ends(p.play(g, secrets(g)[0]))
	p.awaitStoredGames(1)
}

// What somebody else has put into the databases is passed over: the lists beside it are shown, and
// the journal brings back a game.
func TestForeignRecords(t *testing.T) {
	sample.LongOnly(t, "TestStrangeJournal in app/model has a journal of strange records")
	t.Parallel()
	put := func(p *page, database, store, values string) {
		p.run(fmt.Sprintf(`new Promise((done, failed) => {
			const opening = indexedDB.open("%s");
			opening.onerror = failed;
			opening.onsuccess = () => {
				const work = opening.result.transaction("%[2]s", "readwrite"), store = work.objectStore("%[2]s");
				for (const value of [%s]) store.put(...value);
				work.oncomplete = () => { opening.result.close(); done(); };
				work.onabort = failed;
			};
		})`, database, store, values))
	}
	p := newPage(t, root)
	p.startAtLists()
	p.importList(trees)
	p.awaitStoredLists("Trees")
	p.closeDialog()
	g := p.beginGame(quantum)
	p.awaitJournal(1)
	put(p, "ketword", "lists", `[{}, "a"], [null, "b"], ["text", "c"], [{v: 1, lang: "x-zz", title: 5}, "d"]`)
	put(p, "ketword.journal", "entries", `[{key: "foreign", value: "x"}], [{key: "other", value: 5, at: "now"}]`)
	p.do(chromedp.Navigate(p.site.url + "robots.txt"))
	p.run(`localStorage.clear()`)
	p.do(chromedp.Navigate(p.site.url + quantum.query()))
	p.ready()
	p.shows(g, "")
	p.openLists()
	p.showsLists("Trees")
}

// Storage that is denied in the midst of a game ends neither the game nor the program, when the
// page is shown again either.
func TestStorageDeniedLater(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	g := p.beginGame(quantum)
	p.run(countStarts)
	p.run(`for (const name of ["getItem", "setItem", "removeItem", "key"]) Storage.prototype[name] = () => { throw new DOMException("denied", "SecurityError"); }`)
	p.run(`document.dispatchEvent(new Event("visibilitychange", {bubbles: true})); ` + saveElsewhere)
	p.ends(p.play(g, guesses(t, g)[1], secrets(g)[0]))
	if n := eval[int](p, `window.starts`); n != 0 {
		t.Errorf("the program has started %d times more", n)
	}
}
