package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// Where all that is stored is cleared while a game is played, the game goes on, and is
// stored again with the next letter. The finished games are not: whoever has cleared them
// may have wanted that. The page shows them until it is closed.
func TestStorageCleared(t *testing.T) {
	p := start(t)
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
	p.erase(2)
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
	p := start(t)
	g := p.beginGame(quantum)
	p.run(countStarts)
	p.run(`for (const name of ["getItem", "setItem", "removeItem", "key"]) Storage.prototype[name] = () => { throw new DOMException("denied", "SecurityError"); }`)
	p.run(`document.dispatchEvent(new Event("visibilitychange", {bubbles: true})); ` + saveElsewhere)
	p.ends(p.play(g, guesses(t, g)[1], secrets(g)[0]))
	is(p, "further starts of the program", `window.starts`, 0)
}
