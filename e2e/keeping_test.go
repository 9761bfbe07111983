package e2e

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// lists waits until the dialog of the player's lists has these titles.
func (p *player) lists(titles string) shelf {
	p.Helper()
	return p.untilShelf("lists "+titles, func(s shelf) bool { return s.titles() == titles })
}

// keptTitles are the titles of the lists in the browser's database that are not
// marked as deleted.
const keptTitles = `new Promise((done, failed) => {
	const opening = indexedDB.open("ketword");
	opening.onerror = failed;
	opening.onsuccess = () => {
		const all = opening.result.transaction("lists").objectStore("lists").getAll();
		all.onerror = failed;
		all.onsuccess = () => {
			opening.result.close();
			done(all.result.filter((l) => !l.dropped).map((l) => l.title).sort().join(", "));
		};
	};
})`

// kept waits until the browser has stored that these are the lists, in the order
// of their titles' characters. A page that is left before that would lose it.
func (p *player) kept(titles string) {
	p.Helper()
	var got string
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(blink) {
		if got = eval[string](p, keptTitles); got == titles {
			return
		}
	}
	p.Fatalf("the lists that are kept: %s, want %s", got, titles)
}

// focused waits until a control of the dialog has the focus, named by its
// action or id and the list that it is for.
func (p *player) focused(name string) {
	p.Helper()
	p.untilShelf("focus on "+name, func(s shelf) bool { return s.Focus == name })
}

// on names a control for a list as a shelf names the focus.
func (l list) on(name string) string { return name + " " + l.name().String() }

// A list that was brought is there after the page is loaded again, can be given
// another title by keyboard, deleted and brought back, and deleted for good. The
// focus stays with what was done.
func TestOwnListIsKept(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	one := p.brings(trees)
	p.focused(one.on("play-list"))
	other := p.brings(russian)
	p.focused(other.on("play-list"))
	p.lists("Trees, Птицы") // by title
	p.kept("Trees, Птицы")
	p.reload()
	p.openShelf()
	p.lists("Trees, Птицы")

	p.click(of(other, "ask-rename"))
	p.focused(other.on("new-title"))
	p.paste("new-title", "  Birds   of\tRussia ")
	p.raw("Enter")
	p.lists("Birds of Russia, Trees")
	p.focused(other.on("ask-rename"))
	p.click(of(one, "ask-rename"))
	p.focused(one.on("new-title"))
	p.paste("new-title", "Not this")
	p.click(`dialog [data-action="keep-title"]`)
	p.lists("Birds of Russia, Trees")
	p.focused(one.on("ask-rename"))
	p.click(of(one, "ask-rename"))
	p.focused(one.on("new-title"))
	p.paste("new-title", " ")
	p.click(of(one, "rename"))
	p.lists("Birds of Russia, Trees") // a title can't be blank
	p.focused(one.on("ask-rename"))

	p.click(of(other, "delete"))
	s := p.lists("Trees")
	if s.Told != "“Birds of Russia” was deleted." || !s.Undo {
		t.Errorf("after a list was deleted: %+v", s)
	}
	p.focused("bring-back")
	p.press("Enter")
	if s := p.lists("Birds of Russia, Trees"); s.Told != "“Birds of Russia” is back." || s.Undo {
		t.Errorf("after it was brought back: %+v", s)
	}
	p.focused(other.on("play-list"))
	p.kept("Birds of Russia, Trees")
	p.reload()
	p.openShelf()
	p.lists("Birds of Russia, Trees")
	p.click(of(other, "delete"))
	p.lists("Trees")
	p.kept("Trees")
	p.reload()
	if s := p.openShelf(); s.titles() != "Trees" || s.Told != "" || s.Undo {
		t.Errorf("loaded after a list was deleted: %+v", s)
	}
	p.click(of(one, "delete"))
	p.untilShelf("no lists", func(s shelf) bool { return s.None && len(s.Own) == 0 })
}

// raw presses a key down, without the character that it makes.
func (p *player) raw(key string) {
	p.Helper()
	down, _ := keyEvents(key)
	down.Type, down.Text, down.UnmodifiedText = kb.KeyRawDown, "", ""
	call(p, input.DispatchKeyEvent, down)
}

// Enter in the field for a title renames the list, and does nothing besides. On
// a slow page its character comes after the focus has gone to a button.
func TestEnterRenamesOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	l := p.brings(trees)
	p.click(of(l, "ask-rename"))
	p.focused(l.on("new-title"))
	p.paste("new-title", "Woods")
	p.raw("Enter")
	p.lists("Woods")
	p.focused(l.on("ask-rename"))
	p.still(func() {
		call(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kb.KeyChar, Text: "\r", UnmodifiedText: "\r", Key: "Enter"})
	})
	p.lists("Woods")
}
