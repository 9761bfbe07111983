package e2e

import (
	"fmt"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"

	"ketword/internal/sample"
)

// With text of twice the size, titles and buttons have twice the size, too, and
// nothing is cut off: the page scrolls. On the way every screen's headings are checked. The
// line below the board offers German.
func TestLargeText(t *testing.T) {
	p := start(t)
	p.open("") // so the next visit is not the first one
	p.speaks("de")
	fonts := func() map[string]float64 {
		return eval[map[string]float64](p, `Object.fromEntries([".brand", ".switch button", ".place button", ".end h2", ".end .act", ".secret", "dialog h2", "dialog h3", "dialog .act"]
			.map((selector) => [selector, document.querySelector(selector)]).filter(([, e]) => e).map(([selector, e]) => [selector, parseFloat(getComputedStyle(e).fontSize)]))`)
	}
	resize := func(width, height int64) {
		p.window(width, height)
		p.wait(`innerWidth >= 1100 || !document.querySelector("[data-beside]")`)
	}
	large := func(_ *page, where string) {
		t.Helper()
		for _, wrong := range eval[[]string](p, wrongHeadings) {
			t.Errorf("%s: %s", where, wrong)
		}
		some := sizes[:sample.Size(1, 4)]
		usual := make([]map[string]float64, len(some))
		for i, w := range some {
			resize(w.width, w.height)
			usual[i] = fonts()
		}
		p.textSize(32)
		for i, w := range some {
			resize(w.width, w.height)
			for what, size := range fonts() {
				if size < 2*usual[i][what] {
					t.Errorf("%s, %dx%d: %s grows from %v to %v", where, w.width, w.height, what, usual[i][what], size)
				}
			}
			for _, wrong := range eval[[]string](p, misfits) {
				scrolls := strings.Contains(wrong, " scrolls: ") || strings.Contains(wrong, "is out of the window") || strings.Contains(wrong, "is covered")
				if !scrolls && !strings.Contains(wrong, "has a target") && !strings.Contains(wrong, "the board takes") {
					t.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
				}
			}
			for _, wrong := range eval[[]string](p, script("cutoff")) {
				t.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
			}
		}
		p.textSize(16)
	}
	p.tour(large)
}

// opensNamed opens a dialog by its name, whatever control leads to it.
func (p *page) opensNamed(name string) {
	p.Helper()
	p.opensBy(name, name)
}

// opensBy opens a dialog by an action, without a control of the page.
func (p *page) opensBy(action, name string) {
	p.Helper()
	p.run(`{
		const control = document.createElement("button");
		control.dataset.action = ` + quote(action) + `;
		document.body.append(control);
		control.click();
		control.remove();
	}`)
	p.dialog(name)
}

// wrongHeadings returns what is wrong with the outline of the page: it has one h1, no
// level is left out, a dialog begins with an h2, and there are one header and one main.
const wrongHeadings = `(() => {
	const wrong = [], levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((h) => h.checkVisibility()).map((h) => Number(h.nodeName[1]));
	if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1) wrong.push("not one h1 before all: " + levels);
	levels.forEach((level, i) => { if (i && level > levels[i - 1] + 1) wrong.push("a level is left out: " + levels); });
	const heading = document.querySelector("dialog :is(h1, h2, h3, h4)");
	if (heading && heading.nodeName !== "H2") wrong.push("a dialog begins with " + heading.nodeName);
	for (const landmark of ["main", "header"]) if (document.querySelectorAll(landmark).length !== 1) wrong.push("not one " + landmark);
	return wrong;
})()`

// textSize sets the browser's usual size of text, in pixels.
func (p *page) textSize(pixels int64) {
	p.Helper()
	call(p, cdppage.SetFontSizes, cdppage.SetFontSizesParams{FontSizes: &cdppage.FontSizes{Standard: pixels}})
	p.wait(fmt.Sprintf("parseFloat(getComputedStyle(document.documentElement).fontSize) === %d", pixels))
}

// In a window of 320x256, as at 400 % zoom, what is typed scrolls into sight, and so does the
// end. While keys of the page are tapped, they stay where they are.
func TestZoomedIn(t *testing.T) {
	p := start(t)
	p.window(320, 256)
	g := p.openPuzzle(quantum, keyboard{})
	inSight := func(selector string) {
		p.Helper()
		p.wait(fmt.Sprintf(`(({top, bottom}) => top >= -1 && bottom <= innerHeight + 1)(document.querySelector(%s).getBoundingClientRect())`, quote(selector)))
	}
	g = p.play(g, guesses(t, g)[:2]...)
	p.click(keySelector("c"))
	p.shows(g, "c")
	p.painted()
	inSight(keySelector("c"))
	p.erase(1)
	g = p.play(g, guesses(t, g)[2:4]...)
	p.typeIn("c")
	inSight(".current")
	p.erase(1)
	p.play(g, secrets(g)[0])
	inSight(".end h2")
	inSight(".end .acts")
}
