package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// brokenDatabases are ways in which browsers keep a page from its database.
var brokenDatabases = map[string]struct {
	script string
	unread bool // the page can't know which lists there are
}{
	"getter throws": {`Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError"); }})`, true},
	"open throws":   {`IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }`, true},
	"open fails": {`IDBFactory.prototype.open = () => {
		const request = {error: new DOMException("denied", "UnknownError")};
		setTimeout(() => request.onerror(new Event("error")));
		return request;
	}`, true},
	"open hangs": {`IDBFactory.prototype.open = () => ({})`, true},
	"none":       {`Object.defineProperty(window, "indexedDB", {value: undefined})`, true},
	"no space":   {`IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`, false},
	"full at the end": {`IDBObjectStore.prototype.put = function () {
		if (this.name === "texts") queueMicrotask(() => this.transaction.abort());
	}`, false},
}

// inGameDatabases and inListDatabases are their names in two orders: a sample has the first for games,
// and for lists the first two, of a database that never answers and of one that breaks off.
var (
	inGameDatabases = []string{"getter throws", "none", "open throws", "open hangs", "open fails", "no space", "full at the end"}
	inListDatabases = []string{"open hangs", "full at the end", "open fails", "no space", "getter throws", "none", "open throws"}
)

// Where lists can't be stored, they can be imported and played until the page is
// closed, and the page says so.
func TestOwnListUnkept(t *testing.T) {
	t.Parallel()
	for _, name := range inListDatabases[:sample.Size(2, len(inListDatabases))] {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			broken := brokenDatabases[name]
			p := newPage(t, root)
			folder := p.downloadFolder()
			p.before(broken.script)
			p.before(timeFlies) // a database may never answer
			p.startAtLists()
			if broken.unread { // what it tells takes room, and the fields below give way
				p.untilLists(en.OwnLists.Unread, func(d listsDialog) bool { return d.Told == en.OwnLists.Unread })
			}
			p.pasteList(trees.title, trees.answers)
			p.click(action("import"))
			const told = "“Trees” could not be saved. It will be gone when you close this page."
			p.untilLists(told, func(d listsDialog) bool { return d.Told == told && d.titles() == "Trees" })
			l := trees.list(t)
			p.click(listAction(l, "export-answers"))
			if got := p.downloaded(filepath.Join(folder, "Trees.txt")); !slices.Equal(strings.Fields(got), strings.Fields(trees.answers)) {
				t.Errorf("exported: %q", got)
			}
			p.playOwnList(l)
			p.play(p.inPlay(), wrongGuesses(p.inPlay(), 1)...)
			p.reload()
			p.awaitPlace("English · 5 letters")
			if broken.unread {
				p.says(en.OwnLists.Unread)
			}
		})
	}
}

// Without a database, or a journal in it, a game begins at once, and is stored.
func TestPlaysWithoutDatabase(t *testing.T) {
	t.Parallel()
	for _, name := range inGameDatabases[:sample.Size(1, len(inGameDatabases))] {
		t.Run(name, func(t *testing.T) {
			p := start(t)
			p.before(brokenDatabases[name].script)
			g := p.beginGame(quantum)
			p.painted()
			p.reload()
			p.shows(g, "")
			p.ends(p.play(g, secrets(g)[0]))
			p.awaitStoredGames(1)
		})
	}
}
