package e2e

import (
	"testing"
)

// unshelved are ways in which browsers keep a page from its database.
var unshelved = map[string]string{
	"open throws": `IDBFactory.prototype.open = () => { throw new DOMException("denied", "SecurityError"); }`,
	"open fails": `IDBFactory.prototype.open = () => {
		const request = {error: new DOMException("denied", "UnknownError")};
		setTimeout(() => request.onerror(new Event("error")));
		return request;
	}`,
	"none":     `Object.defineProperty(window, "indexedDB", {value: undefined})`,
	"no space": `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`,
	"full at the end": `IDBObjectStore.prototype.put = function () {
		if (this.name === "texts") queueMicrotask(() => this.transaction.abort());
	}`,
}

// Where lists can't be kept, they are imported and played all the same, until
// the page is closed. That is said.
func TestOwnListUnkept(t *testing.T) {
	for name, script := range unshelved {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.before(script)
			p.open("")
			p.openShelf()
			for name, text := range map[string]string{"title": trees.title, "answers": trees.answers} {
				p.paste("list-"+name, text)
			}
			p.click(action("import"))
			const told = "“Trees” could not be saved. It will be gone when you close this page."
			p.untilShelf(told, func(s shelf) bool { return s.Told == told && s.titles() == "Trees" })
			l := trees.list(t)
			p.click(of(l, "play-list"))
			p.dialog("")
			g := p.inPlay()
			g = p.play(g, wrong(g, 1)...)
			p.openShelf() // asks what is kept
			p.lists("Trees")
			p.press("Escape")
			p.dialog("")
			p.ends(p.play(g, secrets(g)[0]))
			p.reload()
			p.placed("English · 5 letters")
			if s := p.openShelf(); !s.None || len(s.Own) > 0 {
				t.Errorf("after loading the page again the lists are %+v", s)
			}
		})
	}
}
