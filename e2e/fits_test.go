package e2e

import (
	"fmt"
	"hash/crc32"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// sizes are those of the windows in which everything must fit: first the smallest phone, one
// in which a dialog stands beside the board, the narrowest, and the lowest.
var sizes = []struct{ width, height int64 }{
	{320, 568}, {1280, 800}, {280, 653}, {844, 390}, {375, 667}, {390, 844}, {768, 1024}, {1920, 1080},
}

// misfits returns what does not fit into the window.
var misfits = script("misfits")

// window gives the page a size.
func (p *page) window(width, height int64) {
	p.Helper()
	if p.remote != nil {
		if *browserName == "webkit" && width < 500 {
			p.needsChromium("a narrow window")
		}
		p.must("a window", p.remote.window(width, height))
	} else {
		p.do(chromedp.EmulateViewport(width, height))
	}
	p.run(fmt.Sprintf(`new Promise((drawn) => {
		const look = () => { innerWidth === %d && innerHeight === %d ? requestAnimationFrame(drawn) : requestAnimationFrame(look); };
		requestAnimationFrame(look);
	})`, width, height)) // what hears of it has then been drawn
}

// fits checks the page in every window of a place.
func (p *page) fits(where string) {
	p.Helper()
	p.inEveryWindow(where, misfits)
}

// inEveryWindow reports what a script finds wrong in each window of a place, the smallest phone's last. In a sample these are that, and
// one of the next three, which the name of the place decides.
func (p *page) inEveryWindow(where, script string) {
	p.Helper()
	tried := sizes
	if !sample.Whole {
		tried = append(slices.Clone(sizes[:1]), sizes[1+crc32.ChecksumIEEE([]byte(where))%3])
	}
	for _, w := range slices.Backward(tried) {
		p.window(w.width, w.height)
		for _, wrong := range eval[[]string](p, script) {
			p.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
		}
	}
}

// misfits and dialogMisfits find faults that are there.
func TestLayoutFindsFaults(t *testing.T) {
	p := start(t)
	p.open("")
	p.window(320, 568)
	p.run(`document.querySelector(".message").textContent = "a message"`)
	p.findsFaults(misfits,
		".key { height: 43px !important }", ".board { min-height: 600px }", ".tile { width: 80px !important }",
		".message { position: fixed; bottom: 0 }", ".act, .place button { width: 60px }", ".key { margin-left: -9px }",
	)
	p.openLists()
	p.findsFaults(dialogMisfits,
		".act { min-height: 30px !important; height: 30px }", "textarea { width: 400px !important }", ".pick { margin-top: -30px }",
		".act { width: 20px }", "dialog { left: -40px }", ".import p { white-space: nowrap }",
	)
}

// findsFaults checks that a script finds something wrong with each of some styles, and nothing without.
func (p *page) findsFaults(script string, styles ...string) {
	p.Helper()
	if found := eval[[]string](p, script); len(found) > 0 {
		p.Errorf("without a fault: %q", found)
	}
	for _, style := range styles {
		p.run(`{
			const style = new CSSStyleSheet();
			style.replaceSync(` + quote(style) + `);
			document.adoptedStyleSheets = [style];
		}`)
		if len(eval[[]string](p, script)) == 0 {
			p.Errorf("%s: no fault found", style)
		}
	}
	p.run(`document.adoptedStyleSheets = []`)
}
