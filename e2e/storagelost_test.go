package e2e

import (
	"fmt"
	"strings"
	"testing"

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
	p.inGames("pick-game", "ask-delete", "delete-games", "bring-back-games")
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
