package e2e

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/app/languages"
	"ketword/engine"
)

// What every browser can be made to do: make browsers plays these, among others, in Firefox and
// WebKitGTK, too.

// A player's first day: what is taught, both daily puzzles to their ends, by the keyboard and by
// the keys on the screen. Loading the page again keeps letters, rows and ends.
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
		p.counted(statistics{played: 1, won: 1, wins: map[int]int{3: 1}})
		p.reload()
		p.switchMode(m)
		p.shows(g, "")
		p.ends(g)
	}
}

// Every dialog that the header and the menu open gets the focus, and gives it back.
func TestEveryDialog(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.openPuzzle(quantum, keyboard{})
	for _, name := range []string{"hint", "help", "stats", "menu", "play"} {
		p.openDialog(name)
		p.wait(`document.querySelector("dialog").contains(document.activeElement)`)
		p.closeDialog()
		p.wait(`document.activeElement.dataset.action === ` + quote(name))
	}
	for name, opens := range map[string]string{
		"hint": "hint", "ask-give-up": "giveup", "play": "play", "lists": "lists",
		"solver": "solver", "lab": "lab", "settings": "settings", "offline": "offline",
	} {
		p.chooseInMenu(name)
		p.dialog(opens)
		p.wait(`document.querySelector("dialog").contains(document.activeElement)`)
		p.closeDialog()
		p.wait(`document.activeElement.dataset.action === "menu"`)
	}
	p.playable()
}

// The language is chosen in the settings; the page, its address and its game follow.
func TestLanguageIsChosen(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	for _, tag := range []string{"de", "fr", "en"} {
		text := languages.Of(tag)
		p.chooseSetting("language", tag)
		p.wait(`document.documentElement.lang === ` + quote(tag))
		p.at(text.Folder(), "")
		p.wait(`document.querySelector(".switch button").textContent === ` + quote(text.Game.Classic))
		p.reload()
		p.at(text.Folder(), "")
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
	p.confirms(en.Notice.Copied.Of("emoji"))
	p.closeDialog()
	p.openLists()
	p.click("#list-answers")
	p.press("v", chromedp.ModifierCtrl)
	want := g.Share("Ketword Quantum random puzzle 2/6", engine.Emoji) + "\n\n" + en.Share.Play(root.url+linkTo(g))
	p.wait(`document.querySelector("#list-answers").value === ` + quote(want))
}

// Once the copy is kept, the server may go, in the midst of a game: that goes on, others begin,
// and the coach works.
func TestServerGoes(t *testing.T) {
	t.Parallel()
	s, err := builder.serve(site, "/", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.stop)
	p := firstVisit(t, s)
	g := p.openPuzzle(classic, keyboard{})
	g = p.play(g, guesses(t, g)[0])
	p.awaitOfflineCopy()
	s.stop()
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

// In the dark nothing bright is seen around a dialog, as it was in Firefox in the place of the
// scroll bar.
func TestDarkAroundDialogs(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open(classic.query())
	p.chooseSetting("theme", "dark")
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	for _, name := range []string{"help", "stats", "menu", "play"} {
		p.openDialog(name)
		p.painted()
		if bright := brightRim(t, p.photograph(name)); bright != "" {
			t.Errorf("%s: bright at %s", name, bright)
		}
		p.closeDialog()
	}
}

// brightRim returns where the rim of a picture, one pixel wide, is brighter than anything dark.
func brightRim(t *testing.T, data []byte) string {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	const dark = 0x8000 // of 0xffff
	b := picture.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			inside := image.Pt(x, y).In(b.Inset(1))
			if r, _, _, _ := picture.At(x, y).RGBA(); !inside && r > dark {
				return image.Pt(x, y).String()
			}
		}
	}
	return ""
}
