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

// Nothing scrolls, nothing is cut off and nothing covers another, on any
// screen of the game. In a sample it is quantum, which needs more room: rows have brackets, and
// the end has two words.
func TestLayout(t *testing.T) {
	t.Parallel()
	for _, m := range []mode{quantum, classic}[:sample.Size(1, 2)] {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.openPuzzle(m, keyboard{})
			p.fits("start")
			some := guesses(t, g)
			g = p.play(g, some...)
			p.typeIn("cr")
			p.shows(g, "cr")
			p.fits("mid game")
			p.press("Enter")
			p.says(en.Notice.TooShort(5))
			p.fits("a refusal")
			p.press("Backspace")
			p.press("Backspace")
			p.ends(p.play(g, secrets(g)[0]))
			p.fits("won")

			other := mode{m.name, noDay + 7}
			p.open(other.query())
			p.ends(p.play(other.game(t), repeated(guesses(t, other.game(t)), 6)...))
			p.fits("lost")
			p.open("?mode=" + m.name)
			p.open(fmt.Sprintf("?mode=%s&day=%d", m.name, p.number()-1))
			p.fits("yesterday's")
			p.open("?mode=" + m.name)
			p.openFromMenu("ask-give-up", "giveup")
			p.click("dialog " + action("give-up"))
			p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
			p.fits("given up")
			for _, tries := range []int{1, 8} {
				p.open(other.query(fmt.Sprintf("&tries=%d&level=strict", tries)))
				p.fits(fmt.Sprintf("%d tries", tries))
			}
		})
	}
}

// Tiles take the width that there is: in classic all of it, in quantum what the
// brackets of a mixed row leave.
func TestTileSizes(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	for _, c := range []struct {
		mode   string
		width  int64
		height int64
		least  float64 // pixels
	}{{"classic", 320, 568, 33}, {"classic", 390, 844, 41}, {"quantum", 320, 568, 30}, {"quantum", 390, 844, 38}} {
		p.window(c.width, c.height)
		p.open("?mode=" + c.mode + "&lang=en&length=8")
		p.awaitPlace("English · 8 letters")
		if size := eval[float64](p, `document.querySelector(".tile").getBoundingClientRect().width`); size < c.least {
			t.Errorf("%s, %dx%d: tiles of eight letters are %.1f wide, want %.0f", c.mode, c.width, c.height, size, c.least)
		}
	}
}

// namesApart returns the room between the names in the header's switch.
const namesApart = `(() => {
	const [one, two] = [...document.querySelectorAll(".head .switch button")].map((e) => {
		const name = document.createRange();
		name.selectNodeContents(e);
		return name.getBoundingClientRect();
	});
	return two.left - one.right;
})()`

// Whatever the width, the header is one row, and the names of the modes are apart.
func TestHeaderIsOneRow(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	for _, lang := range []string{"", "de/", "fr/"} {
		p.do(chromedp.Navigate(p.site.url + lang + quantum.query()))
		p.ready()
		for width := int64(280); width <= 560; width += 40 / int64(sample.Size(1, 4)) {
			p.window(width, 700)
			if gap := eval[float64](p, namesApart); gap < 6 {
				t.Errorf("/%s, %d wide: %.1f px between the names of the modes", lang, width, gap)
			}
			middles := eval[[]float64](p, `[...document.querySelectorAll(".head > :not(.skip)")].map((e) => e.getBoundingClientRect())
				.filter(({height}) => height).map(({top, bottom}) => (top + bottom) / 2)`)
			if least, most := slices.Min(middles), slices.Max(middles); most-least > 10 {
				t.Errorf("/%s, %d wide: the middles of the header's parts are at %v", lang, width, middles)
			}
		}
	}
}

// misfits finds faults that are there.
func TestLayoutFindsFaults(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	p.window(320, 568)
	for _, style := range []string{
		".key { height: 43px !important }", ".board { min-height: 600px }", ".tile { width: 80px !important }",
		".message { position: fixed; bottom: 0 }", ".act, .place button { width: 60px }", ".key { margin-left: -9px }",
	} {
		p.run(`{
			document.querySelector(".message").textContent = "a message";
			const style = new CSSStyleSheet();
			style.replaceSync(` + quote(style) + `);
			document.adoptedStyleSheets = [style];
		}`)
		if len(eval[[]string](p, misfits)) == 0 {
			t.Errorf("%s: no fault found", style)
		}
	}
}

// Words of every length, and keyboards of every size, with larger keys, too, fit into
// every window, in the middle of a game and at its end.
func TestLayoutOfLists(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"quantum", "classic"}[:sample.Size(1, 2)] {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			m := mode{name, noDay + 7}
			for length := 4; length <= 8; length++ {
				if length > 4 && length < 8 && !(name == "quantum" && sample.Whole) { // between, quantum needs more room
					continue
				}
				p.window(320, 568)
				l := builtIn("de", length)
				p.open(m.query(l.query()))
				g := p.play(m.of(t, l), wrongGuesses(m.of(t, l), 1)...)
				p.fits(fmt.Sprintf("German, %d letters", length))
				p.ends(p.play(g, secrets(g)[0]))
				p.fits(fmt.Sprintf("German, %d letters, won", length))
			}
			if name == "classic" {
				return
			}
			l := builtIn("de", 8)
			p.open(mode{name, noDay + 8}.query(l.query()))
			p.chooseSetting("large-keys", "on")
			p.fits("larger keys")
			p.openFromMenu("ask-give-up", "giveup")
			p.click("dialog " + action("give-up"))
			p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
			p.fits("larger keys, given up")
			for _, o := range []ownList{russian, accents} {
				p.startAtLists()
				l := p.importList(o)
				p.playOwnList(l)
				p.fits(o.title + ", larger keys")
				p.chooseSetting("large-keys", "off")
				p.fits(o.title)
				p.chooseSetting("large-keys", "on")
			}
		})
	}
}

// Larger keys are taller, and their letters larger, in every window.
func TestLargeKeys(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	type size struct{ High, Wide, Letter float64 }
	keys := func() map[string]size {
		all := map[string]size{}
		for _, w := range slices.Backward(windows) {
			p.window(w.width, w.height)
			all[fmt.Sprintf("%dx%d", w.width, w.height)] = eval[size](p, `(() => {
				const key = document.querySelector("[data-key=a]"), box = key.getBoundingClientRect();
				return {High: box.height, Wide: box.width, Letter: parseFloat(getComputedStyle(key).fontSize)};
			})()`)
		}
		return all
	}
	usual := keys()
	p.chooseSetting("large-keys", "on")
	for where, large := range keys() {
		if u := usual[where]; large.High < 1.15*u.High || large.Letter < 1.15*u.Letter || large.Wide < u.Wide {
			t.Errorf("%s: keys of %+v become %+v", where, u, large)
		}
	}
}
