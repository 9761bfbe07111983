package e2e

import "testing"

// Lists that were deleted one after the other are brought back, the last first.
func TestOwnListsAreBroughtBack(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	one, other := p.brings(trees), p.brings(barred)
	for _, l := range []list{one, other} {
		p.click(of(l, "delete"))
		p.focused("bring-back")
	}
	p.lists("")
	p.click(action("bring-back"))
	p.lists("One letter")
	p.focused(other.on("play-list"))
	p.click(action("bring-back"))
	p.lists("One letter, Trees")
	p.kept("One letter, Trees")
}

// holdLists holds back what the database answers when it is asked for all lists,
// from hold = true on until answer is called.
const holdLists = `{
	const ask = IDBObjectStore.prototype.getAll;
	IDBObjectStore.prototype.getAll = function () {
		const request = ask.call(this);
		if (!window.hold) return request;
		const late = {};
		request.onsuccess = () => {
			window.answer = () => { late.result = request.result; late.onsuccess(); };
		};
		return late;
	};
}`

// A list that was deleted does not come back when the database is slow to tell
// which there were.
func TestOwnListsToldLate(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.before(holdLists)
	p.open("")
	p.openShelf()
	l := p.brings(trees)
	p.kept("Trees")
	p.press("Escape")
	p.dialog("")
	p.run(`window.hold = true`)
	p.choose("lists")
	p.dialog("lists")
	p.wait(`window.answer`)
	p.click(of(l, "delete"))
	p.lists("")
	p.run(`window.hold = false`)
	p.still(func() { p.run(`window.answer()`) })
	p.lists("")
}

// What one window does with the lists, another one shows when it looks.
func TestOwnListInTwoWindows(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	other := p.tab()
	other.open("")
	p.openShelf()
	l := p.brings(trees)
	p.kept("Trees")
	other.openShelf()
	other.lists("Trees")
	other.click(of(l, "play-list"))
	other.dialog("")
	other.placed("Trees · 5 letters")
	g := other.inPlay()
	p.click(of(l, "ask-rename"))
	p.focused(l.on("new-title"))
	p.paste("new-title", "Woods")
	p.click(of(l, "rename"))
	p.kept("Woods")
	other.openShelf()
	other.lists("Woods")
	p.click(of(l, "delete"))
	p.kept("")
	other.press("Escape")
	other.dialog("")
	other.openShelf()
	other.lists("")
	other.press("Escape")
	other.dialog("")
	other.ends(other.play(g, secrets(g)[0])) // it goes on all the same
}
