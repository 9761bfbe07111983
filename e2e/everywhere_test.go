package e2e

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/internal/sample"
)

// What every browser can be made to do: make browsers plays these, among others, in Firefox and
// WebKitGTK, too.

// A player's first day: what is taught, both daily puzzles to their ends, by the keyboard and by
// the keys on the screen. Loading the page again keeps letters, rows and ends, and counts none twice.
func TestFirstDay(t *testing.T) {
	t.Parallel()
	p := firstVisit(t, root)
	p.open("")
	p.taught("classic")
	for i, m := range []string{"classic", "quantum"} {
		p.use([]device{keyboard{}, mouse{}}[i])
		p.switchMode(m)
		g := p.inPlay()
		g = p.play(g, wrongGuesses(g, 2)...)
		p.taught("")
		p.typeIn("cr")
		p.shows(g, "cr")
		p.reload()
		p.switchMode(m)
		p.shows(g, "cr")
		p.device.press(p, "Backspace")
		p.device.press(p, "Backspace")
		g = p.play(g, secrets(g)[0])
		p.ends(g)
		p.reload()
		p.switchMode(m)
		p.shows(g, "")
		p.ends(g)
		p.counted(1, 3)
	}
}

// Every dialog that the header and the menu open gets the focus, keeps the letters from the game, and gives the focus back. Those of the
// header are opened by the keyboard alone.
func TestEveryDialog(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	p.typeIn("cr")
	for _, name := range []string{"hint", "help", "stats", "menu", "puzzle"} {
		p.tabUntil(action(name))
		p.press("Enter")
		p.dialog(name)
		p.wait(`document.querySelector("dialog").contains(document.activeElement)`)
		p.unchangedBy(func() { p.press("o"); p.press("Backspace") })
		p.closeDialog()
		p.shows(g, "cr")
		p.hasFocus(name)
	}
	for _, d := range []variant[string]{
		{"ask-give-up", "giveup"}, {"lists", "lists"}, {"solver", "solver"}, {"lab", "lab"}, {"settings", "settings"}, {"offline", "offline"},
	} {
		p.chooseInMenu(d.name)
		p.dialog(d.value)
		p.wait(`document.querySelector("dialog").contains(document.activeElement)`)
		p.closeDialog()
		p.wait(`document.activeElement.dataset.action === "menu"`)
	}
}

// The language is chosen in the settings; the page and its address follow. From then on the site's
// own address leads there.
func TestLanguageIsChosen(t *testing.T) {
	p := start(t)
	p.open("")
	for _, tag := range []string{"de", "en"} {
		said := embedded.Of(tag)
		p.chooseSetting("language", tag)
		p.wait(`document.documentElement.lang === ` + quote(tag))
		p.at(text.LocaleOf(tag).Folder(), "")
		p.wait(`document.querySelector(".switch button").textContent === ` + quote(said.Game.Classic))
		p.open("")
		p.at(text.LocaleOf(tag).Folder(), "")
		p.wait(`document.documentElement.lang === ` + quote(tag))
	}
}

// What is shared is what is pasted then.
func TestCopied(t *testing.T) {
	t.Parallel()
	if elsewhere == nil {
		t.Skip("Chromium without windows has no clipboard, and TestShare one of its own")
	}
	p := newPage(t, root)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)[0], secrets(g)[0])
	p.click(action("share-as"))
	p.dialog("share")
	p.click(`dialog [data-value=copy]`)
	p.confirms(en.Notice.Copied("emoji"))
	p.closeDialog()
	p.openLists()
	p.click("#list-answers")
	p.press("v", chromedp.ModifierCtrl)
	want := g.Share(title+" 2/6", engine.Emoji) + "\n\n" + en.Share.Play(root.url+linkTo(g))
	p.wait(`document.querySelector("#list-answers").value === ` + quote(want))
}

// Once the copy is kept, the server may go, in the midst of a game: that goes on, others begin,
// and the coach works.
func TestServerGoes(t *testing.T) {
	longOnly(t, "TestOffline plays without a server")
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	h.stop()
	p.reload()
	p.shows(g, "")
	p.ends(p.play(g, secrets(g)[0]))
	other := mode{"quantum", noDay + 7}
	g = p.openPuzzle(other, keyboard{})
	g = p.play(g, guesses(t, g)[0])
	p.openDialog("hint")
	p.click(askGuess)
	p.wait(`document.querySelector(".told .best")`)
	p.closeDialog()
	p.ends(p.play(g, secrets(g)[1]))
	for _, name := range dialogPages {
		p.opens(name, "")
	}
}

// In the dark nothing bright is seen at the rims of the window and of what scrolls in it, where
// Firefox has a white stripe for the scroll bar if nothing is said of its colours.
func TestDarkRims(t *testing.T) {
	longOnly(t, "Firefox is the browser that had them")
	t.Parallel()
	p := firstVisit(t, root)
	p.open("")
	p.chooseSetting("theme", "dark")
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	p.window(700, 300) // in which the card may scroll
	p.hasDarkRim(".card")
	p.window(800, 600)
	for _, name := range []string{"help", "stats", "menu", "puzzle"} {
		p.openDialog(name)
		p.hasDarkRim("dialog")
		p.closeDialog()
	}
}

// hasDarkRim checks the rims of the window and of an element in it.
func (p *page) hasDarkRim(element string) {
	p.Helper()
	const wide, bright = 10, 0xc000 // pixels, of 0xffff
	p.painted()
	seen := sample.Must(png.Decode(bytes.NewReader(p.photograph())))(p)
	box := eval[[4]int](p, `(({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round))(document.querySelector(`+quote(element)+`).getBoundingClientRect())`)
	for _, rim := range []image.Rectangle{seen.Bounds(), image.Rect(box[0], box[1], box[2], box[3])} {
		for y := rim.Min.Y; y < rim.Max.Y; y++ {
			for x := rim.Min.X; x < rim.Max.X; x++ {
				at := image.Pt(x, y)
				if r, g, b, _ := seen.At(x, y).RGBA(); !at.In(rim.Inset(wide)) && min(r, g, b) > bright {
					p.Fatalf("%s %s: %v has a bright rim at %s", p.look().Dialog, element, rim, at)
				}
			}
		}
	}
}
