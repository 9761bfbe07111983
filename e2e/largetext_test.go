package e2e

import (
	"fmt"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// With text of twice the size, titles and buttons have twice the size, too, and
// nothing is cut off: the page scrolls.
func TestLargeText(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	sizes := func() map[string]float64 {
		return eval[map[string]float64](p, `Object.fromEntries([".brand", ".switch button", ".place button", ".end h2", ".end .act", ".secret", "dialog h2", "dialog h3", "dialog .act"]
			.map((selector) => [selector, document.querySelector(selector)]).filter(([, e]) => e).map(([selector, e]) => [selector, parseFloat(getComputedStyle(e).fontSize)]))`)
	}
	large := func(where string) {
		t.Helper()
		for _, w := range windows {
			p.do(chromedp.EmulateViewport(w.width, w.height))
			before := sizes()
			p.textSize(32)
			for what, size := range sizes() {
				if size < 2*before[what] {
					t.Errorf("%s, %dx%d: %s grows from %v to %v", where, w.width, w.height, what, before[what], size)
				}
			}
			for _, wrong := range eval[[]string](p, misfits) {
				if !strings.Contains(wrong, " scrolls: ") && !strings.Contains(wrong, "is out of the window") && !strings.Contains(wrong, "is covered") {
					t.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
				}
			}
			for _, wrong := range eval[[]string](p, cutOff) {
				t.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
			}
			p.textSize(16)
		}
	}
	g := p.openPuzzle(quantum, keyboard{})
	large("start")
	p.ends(p.play(g, guesses(t, g)[0], secrets(g)[0]))
	large("won")
	for _, dialog := range []string{"menu", "play", "help", "stats"} {
		p.openDialog(dialog)
		large(dialog)
		p.closeDialog()
	}
	p.opensArchive()
	large("archive")
}

// textSize sets the browser's usual size of text, in pixels.
func (p *page) textSize(pixels int64) {
	p.Helper()
	call(p, cdppage.SetFontSizes, cdppage.SetFontSizesParams{FontSizes: &cdppage.FontSizes{Standard: pixels}})
	p.wait(fmt.Sprintf("parseFloat(getComputedStyle(document.documentElement).fontSize) === %d", pixels))
}

// cutOff returns the texts that can't be read whole, because they are out of
// the window at a side or out of what they stand in.
const cutOff = `(() => {
	const wrong = [], near = 1;
	const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
	for (let node; (node = texts.nextNode());) {
		const e = node.parentElement;
		if (!node.data.trim() || !e.checkVisibility() || e.closest(".spoken, .unseen, svg") || document.querySelector("dialog[open]") && !e.closest("dialog")) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const b = range.getBoundingClientRect();
		if (b.left < -near || b.right > innerWidth + near) wrong.push("out of the window: " + node.data);
		if (getComputedStyle(e).textOverflow === "ellipsis" && (e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1)) wrong.push("cut off: " + node.data);
	}
	for (const e of document.querySelectorAll("dialog[open] .bar *, dialog[open] .figures *")) {
		const b = e.getBoundingClientRect(), around = e.parentElement.getBoundingClientRect();
		if (e.scrollWidth > e.clientWidth + near && getComputedStyle(e).display !== "inline" || b.right > around.right + near) wrong.push("out of its box: " + e.outerHTML.slice(0, 80));
	}
	return wrong;
})()`
