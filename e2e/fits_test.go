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

// windows are the sizes that are tried, where all are: in a sample the first four.
var windows = sizes[:sample.Size(4, len(sizes))]

// windowsFor returns the sizes in which a place is tried: in a sample the first, and one of the next
// three, which its name decides.
func windowsFor(place string) []struct{ width, height int64 } {
	if sample.Whole {
		return windows
	}
	return append(slices.Clone(windows[:1]), windows[1+crc32.ChecksumIEEE([]byte(place))%3])
}

// misfits returns what does not fit into the window.
const misfits = `(() => {
	const wrong = [], all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
	const name = (e) => e.dataset.key || e.dataset.action || e.className || e.nodeName;
	const box = (e) => e.getBoundingClientRect(), near = .5;
	const inside = (b, o) => b.left >= o.left - near && b.top >= o.top - near && b.right <= o.right + near && b.bottom <= o.bottom + near;
	const meet = (a, b) => a.left < b.right - near && b.left < a.right - near && a.top < b.bottom - near && b.top < a.bottom - near;
	const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
	for (const e of [document.documentElement, document.body, ...all(".game, main, .board, .end")]) {
		if (e.scrollHeight > e.clientHeight && e.clientHeight) wrong.push(name(e) + " scrolls: " + e.scrollHeight + " in " + e.clientHeight);
		if (e.scrollWidth > e.clientWidth && e.clientWidth) wrong.push(name(e) + " scrolls sideways: " + e.scrollWidth + " in " + e.clientWidth);
	}
	for (const e of all("button:not(.skip), .end *, .message")) {
		const b = box(e), text = e.textContent.trim();
		if (!b.width || !b.height) continue;
		if (!inside(b, view)) wrong.push(name(e) + " is out of the window: " + JSON.stringify(b));
		if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible") wrong.push(name(e) + " is cut off: " + text);
		if (e.nodeName === "BUTTON" && !e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2))) wrong.push(name(e) + " is covered");
		if (e.nodeName === "BUTTON" && text) {
			const range = document.createRange();
			range.selectNodeContents(e);
			if (!inside(box(range), b)) wrong.push(name(e) + " is too small for its text: " + text);
		}
	}
	for (const e of all(".key")) if (box(e).height < 44 || box(e).width < 24) wrong.push("the key " + name(e) + " is " + box(e).width + " by " + box(e).height);
	const reach = (e, x, y, dx, dy) => { // how far it goes that way from its middle
		let [near, far] = [0, 400];
		while (far - near > .5) {
			const to = (near + far) / 2;
			if (e.contains(document.elementFromPoint(x + to * dx, y + to * dy))) near = to; else far = to;
		}
		return far;
	};
	const least = innerHeight > 700 ? 43.5 : 24; // below, the board needs the room
	for (const e of all("main button:not(.key), .head button:not(.skip)")) {
		const b = box(e), x = (b.left + b.right) / 2, y = (b.top + b.bottom) / 2;
		const wide = reach(e, x, y, -1, 0) + reach(e, x, y, 1, 0), high = reach(e, x, y, 0, -1) + reach(e, x, y, 0, 1);
		if (wide < 24 || high < least) wrong.push(name(e) + " has a target of " + wide + " by " + high);
	}
	const board = box(document.querySelector(".board"));
	const others = all(".head, .place button, .keyboard, .end").map((e) => [name(e), box(e)]);
	for (const e of all(".board .row")) {
		const tiles = [...e.children].map(box), [first, last] = [tiles[0], tiles[tiles.length - 1]];
		const tile = first.width, ket = tile * .28 + 3, b = {left: first.left, top: first.top, right: last.right, bottom: last.bottom};
		if (tiles.some((t, i) => i && meet(t, tiles[i - 1]))) wrong.push("tiles cover each other");
		if (tile < Math.min(24, innerWidth / 19)) wrong.push("tiles of " + tile); // fifteen of them have to stand side by side
		if (!inside(b, board)) wrong.push("a row is out of the board");
		const wide = {left: b.left - ket, right: b.right + ket, top: b.top, bottom: b.bottom};
		const kets = ["::before", "::after"].some((side) => getComputedStyle(e, side).content !== "none");
		if (kets && (wide.left < Math.max(board.left, 0) - near || wide.right > Math.min(board.right, innerWidth) + near)) wrong.push("a ket is cut off");
		for (const [what, o] of others) if (meet(kets ? wide : b, o)) wrong.push("a row covers " + what);
	}
	const area = document.querySelector("main"), tracks = (name) => getComputedStyle(area)[name].split(" ").map(parseFloat);
	const rows = all(".board .row"), tile = box(rows[0].children[0]).width;
	const across = box(rows[0]).width + (area.closest("[data-mode=quantum]") ? tile * .6 : 0), down = box(rows[rows.length - 1]).bottom - box(rows[0]).top;
	const share = Math.max(across / tracks("gridTemplateColumns")[0], down / tracks("gridTemplateRows")[1]);
	if (share < .92 && tile < 103) wrong.push("the board takes " + share.toFixed(2) + " of its room, with tiles of " + tile);
	const message = document.querySelector(".message");
	if (message.textContent) for (const [what, o] of others) if (meet(box(message), o)) wrong.push("the message covers " + what);
	const keys = all(".key").map((e) => [name(e), box(e)]);
	keys.forEach(([a, one], i) => keys.slice(i + 1).forEach(([b, two]) => { if (meet(one, two)) wrong.push(a + " covers " + b); }));
	return wrong;
})()`

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

// inEveryWindow reports what a script finds wrong in each window of a place, the smallest phone's
// last.
func (p *page) inEveryWindow(where, script string) {
	p.Helper()
	for _, w := range slices.Backward(windowsFor(where)) {
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
