package e2e

import (
	"regexp"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"

	"ketword/internal/sample"
)

// prints has the page look as on paper.
func (p *page) prints(on bool) {
	p.Helper()
	media := map[bool]string{true: "print", false: ""}[on]
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: media, Features: []*emulation.MediaFeature{scheme("dark")}})
}

// cut lists what of the open dialog is cut off, and what is seen besides it.
const cut = `(() => {
	const seen = [...document.querySelectorAll(".head, main")].filter((e) => e.checkVisibility()).map((e) => e.className || e.localName);
	const cut = [...document.querySelectorAll("dialog, dialog *")].filter((e) => e.checkVisibility() && getComputedStyle(e).overflowY !== "visible" &&
		e.scrollHeight > e.clientHeight + 1 && !e.matches("input, select, textarea, svg, .unseen, .unseen *, .spoken, .picks *, .hidden"));
	const box = document.querySelector("dialog").getBoundingClientRect();
	return seen.concat(cut.map((e) => e.className || e.localName)).concat(box.right > innerWidth + 1 ? ["the right"] : []);
})()`

// On paper each mark has lines of its own, in ink on white, in every look and wherever marks are. A dialog is printed from its first line
// to its last, whatever window it is read in, and nothing else with it.
func TestPrint(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	g = p.play(g, guesses(t, g)...)
	check := func(where string) {
		t.Helper()
		p.prints(true)
		if faults := eval[[]string](p, script("printedmarks")); len(faults) > 0 {
			t.Errorf("%s: %q", where, faults)
		}
		p.prints(false)
	}
	for _, l := range looks {
		p.run(`ketwordSettings({theme: ` + quote(l.Theme) + `, palette: ` + quote(l.Palette) + `, contrast: ` + quote(l.Contrast) + `})`)
		check("board " + l.Theme + " " + l.Palette + " " + l.Contrast)
	}
	p.openDialog("help")
	check("help")
	p.closeDialog()
	p.play(g, secrets(g)[0])
	p.click(action("review"))
	p.wait(`document.querySelector(".grades")`)
	check("review")
	p.closeDialog()

	for _, d := range append(sample.From(t, 4, opens[:len(opens)-1]), opens[len(opens)-1]) {
		for _, size := range [][2]int64{{360, 480}, {1300, 600}} { // where it stands over the page, and beside the board
			p.window(size[0], size[1])
			for _, selector := range d.way {
				p.click(selector)
			}
			p.dialog(d.name)
			p.prints(true)
			if cut := eval[[]string](p, cut); len(cut) > 0 {
				t.Errorf("%s in %v: %q", d.name, size, cut)
			}
			p.prints(false)
			p.closeDialog()
		}
	}
	p.openDialog("help") // is more than one page
	printed := call(p, cdppage.PrintToPDF, cdppage.PrintToPDFParams{})
	if pages := len(regexp.MustCompile(`/Type\s*/Page\b`).FindAll(printed.Data, -1)); pages < 2 {
		t.Errorf("the help has %d pages", pages)
	}
}
