package e2e

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// brokenDatabases are ways in which browsers keep a page from its database. A sample has the first three: it is denied,
// never answers, and breaks off.
var brokenDatabases = []variant[string]{
	{"getter throws", `Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError"); }})`},
	{"open hangs", `IDBFactory.prototype.open = () => ({})`},
	{"full at the end", `IDBObjectStore.prototype.put = function () {
		if (this.name === "texts") queueMicrotask(() => this.transaction.abort());
	}`},
	{"no space", `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`},
	{"open throws", `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }`},
	{"open fails", `IDBFactory.prototype.open = () => {
		const request = {error: new DOMException("denied", "UnknownError")};
		setTimeout(() => request.onerror(new Event("error")));
		return request;
	}`},
	{"none", `Object.defineProperty(window, "indexedDB", {value: undefined})`},
}

// Where lists can't be stored, they can be imported and played until the page is closed, and the page says so. A game begins at
// once all the same, and is stored.
func TestPlaysWithoutDatabase(t *testing.T) {
	cases(t, brokenDatabases[:sample.Size(3, len(brokenDatabases))], func(t *testing.T, broken variant[string]) {
		unread := broken.name != "full at the end" && broken.name != "no space" // the page can't know which lists there are
		p := start(t)
		folder := p.downloadFolder()
		p.before(broken.value)
		g := p.beginGame(quantum)
		p.painted()
		p.before(timeFlies) // a database may never answer
		p.reload()
		p.shows(g, "")
		p.ends(p.play(g, secrets(g)[0]))
		p.awaitStoredGames(1)

		p.startAtLists()
		if unread { // what it tells takes room, and the fields below give way
			p.untilLists(en.OwnLists.Unread, func(d listsDialog) bool { return d.Told == en.OwnLists.Unread })
		}
		p.pasteList(trees.title, trees.answers)
		p.click(action("import"))
		const told = "“Trees” could not be saved. It will be gone when you close this page."
		p.untilLists(told, func(d listsDialog) bool { return d.Told == told && d.Titles == "Trees" })
		l := trees.list(t)
		p.click(listAction(l, "export-answers"))
		if got := p.downloaded(filepath.Join(folder, "Trees.txt")); !slices.Equal(strings.Fields(got), strings.Fields(trees.answers)) {
			t.Errorf("exported: %q", got)
		}
		p.playOwnList(l)
		p.play(p.inPlay(), wrongGuesses(p.inPlay(), 1)...)
		p.reload()
		p.awaitPlace("English · 5 letters")
		if unread {
			p.says(en.OwnLists.Unread)
		}
	})
}
