package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// rowIs waits until the row being typed is as in "A[B]·": its letters, "·" for none, with the tile of the cursor between brackets.
func (p *page) rowIs(want string) {
	p.Helper()
	await(p, "the row "+want, reading[string](p, `[...document.querySelectorAll(".current .tile")].map((tile) => {
		const letter = tile.textContent || "·";
		return tile.dataset.cursor ? "[" + letter + "]" : letter;
	}).join("")`), func(got string) bool { return got == want })
}

// tapTile taps a tile of the row being typed, from 0.
func (p *page) tapTile(tile int) {
	p.Helper()
	p.do(chromedp.TapXY(p.middleOf(fmt.Sprintf(`.current .tile[data-col="%d"]`, tile))))
}

// A tile of the row being typed can be chosen and typed anew, by touch and keyboard, and before the program runs, too; the row is told and
// kept with its gaps. The focus stays where it was.
func TestTileIsTypedAnew(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, touch{})
	word := wrongGuesses(g, 1)[0]
	first, rest := capitals(word[:1]), capitals(word[2:])
	p.tabUntil(".keyboard")
	p.typeIn(word[:1] + "x" + word[2:])
	p.tapTile(1)
	p.rowIs(first + "[X]" + rest)
	p.hears(en.Speech.Cursor(2, "X"))
	p.press("Backspace")
	p.rowIs(first + "[·]" + rest)
	is(p, "the cursor's colour", `getComputedStyle(document.querySelector("[data-cursor]")).borderColor`, eval[string](p, `getComputedStyle(document.querySelector(".bra")).backgroundColor`))
	p.hasFocus("keyboard")
	p.reload()
	p.rowIs(first + "[·]" + rest) // nothing goes behind it

	p.use(keyboard{}) // no control has the focus
	p.press("ArrowLeft")
	p.rowIs("[" + first + "]·" + rest)
	p.press("End")
	p.rowIs(first + "·" + rest[:2] + "[" + rest[2:] + "]")
	p.tabUntil(".keyboard")
	p.press("Home")
	p.press("ArrowRight", chromedp.ModifierShift)
	p.rowIs(first + "[·]" + rest)
	p.press("ArrowRight") // alone it goes to the keys
	p.hasFocus("q")
	p.enter(word[1:2])
	p.shows(after(t, g, word), "")

	p.use(touch{}) // what is chosen and typed before the program runs is seen meanwhile
	p.typeIn("crxw")
	p.rowIs("CRXW·")
	p.before(holdProgram)
	p.run(`location.reload()`)
	p.early()
	p.tapTile(2)
	p.rowIs("CR[X]W·")
	p.device.press(p, "o")
	p.rowIs("CRO[W]·")
	p.tapTile(0)
	p.device.press(p, "Backspace")
	p.rowIs("[·]ROW·")
	p.device.press(p, "b")
	p.rowIs("BROW·")
	p.starts()
	p.rowIs("BROW·")
	p.device.press(p, "n")
	p.rowIs("BROWN")
}

// With the setting only the keyboard on the screen plays: by touch, and by Enter and the space bar at its keys. With another one a word is
// judged at its last letter; an Enter that follows by habit does nothing. Before the program runs, too.
func TestOnScreenKeyboardOnly(t *testing.T) {
	p := start(t)
	p.stores("ketword.settings", `{"v":1,"data":{"screen-keyboard":"on","submit":"on"}}`)
	g := p.openPuzzle(classic, mouse{})
	ignored := func(typed string) {
		t.Helper()
		p.run(`document.activeElement.blur()`)
		for _, key := range []string{"a", "Backspace", "Enter"} {
			p.unchangedBy(func() { p.press(key) })
		}
		p.shows(g, typed)
	}
	p.typeIn("cr")
	p.shows(g, "cr")
	ignored("cr")
	p.tabUntil(".keyboard")
	p.press("ArrowRight")
	p.press("Enter")
	p.press(" ")
	p.shows(g, "crqq")
	p.unchangedBy(func() { p.press("a") })
	p.before(holdProgram)
	p.run(`location.reload()`)
	p.early()
	ignored("crqq")
	p.erase(3)
	p.typesEarly(0, "c")
	p.erase(1)
	won := secrets(g)[0]
	p.typesEarly(0, won, append([]string{"x", "Backspace"}, strings.Split(won, "")...)...)
	p.device.press(p, "Enter")
	p.starts()
	p.ends(after(t, g, won))
}
