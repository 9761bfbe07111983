package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// windows are the sizes in which everything must fit.
var windows = []struct{ width, height int64 }{
	{320, 568}, {375, 667}, {390, 844}, {844, 390}, {768, 1024}, {1280, 800}, {1920, 1080}, {280, 653},
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
		if (tile < 24) wrong.push("tiles of " + tile);
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
	p.do(chromedp.EmulateViewport(width, height))
}

// fits checks the page in every window.
func (p *page) fits(where string) {
	p.Helper()
	for _, w := range windows {
		p.do(chromedp.EmulateViewport(w.width, w.height))
		for _, wrong := range eval[[]string](p, misfits) {
			p.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
		}
	}
	p.do(chromedp.EmulateViewport(windows[0].width, windows[0].height))
}

// Nothing scrolls, nothing is cut off and nothing covers another, on any
// screen of the game.
func TestLayout(t *testing.T) {
	for _, m := range modes {
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
			p.chooseInMenu("ask-give-up")
			p.dialog("giveup")
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
		p.do(chromedp.EmulateViewport(c.width, c.height))
		p.open("?mode=" + c.mode + "&lang=en&length=8")
		p.awaitPlace("English · 8 letters")
		if size := eval[float64](p, `document.querySelector(".tile").getBoundingClientRect().width`); size < c.least {
			t.Errorf("%s, %dx%d: tiles of eight letters are %.1f wide, want %.0f", c.mode, c.width, c.height, size, c.least)
		}
	}
}

// misfits finds faults that are there.
func TestLayoutFindsFaults(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	p.do(chromedp.EmulateViewport(320, 568))
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
	for _, name := range []string{"classic", "quantum"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			m := mode{name, noDay + 7}
			for length := 4; length <= 8; length++ {
				if name == "classic" && length > 4 && length < 8 { // between, quantum needs more room
					continue
				}
				p.do(chromedp.EmulateViewport(320, 568))
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
			p.chooseInMenu("ask-give-up")
			p.dialog("giveup")
			p.click("dialog " + action("give-up"))
			p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
			p.fits("larger keys, given up")
			for _, o := range []ownList{russian, accents} {
				p.open("")
				p.openLists()
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
	sizes := func() map[string]size {
		all := map[string]size{}
		for _, w := range windows {
			p.window(w.width, w.height)
			all[fmt.Sprintf("%dx%d", w.width, w.height)] = eval[size](p, `(() => {
				const key = document.querySelector("[data-key=a]"), box = key.getBoundingClientRect();
				return {High: box.height, Wide: box.width, Letter: parseFloat(getComputedStyle(key).fontSize)};
			})()`)
		}
		p.window(windows[0].width, windows[0].height)
		return all
	}
	usual := sizes()
	p.chooseSetting("large-keys", "on")
	for where, large := range sizes() {
		if u := usual[where]; large.High < 1.15*u.High || large.Letter < 1.15*u.Letter || large.Wide < u.Wide {
			t.Errorf("%s: keys of %+v become %+v", where, u, large)
		}
	}
}

// What a screen's corners and notches take has nothing that is to be read or touched.
func TestSafeAreas(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("?mode=quantum")
	inset := func(top, right, bottom, left int64) {
		call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Top: &top, Right: &right, Bottom: &bottom, Left: &left},
		})
		p.wait(fmt.Sprintf(`parseFloat(getComputedStyle(document.querySelector(".game")).paddingTop) === %d`, top))
	}
	check := func(where string) {
		for _, c := range []struct{ width, height, top, right, bottom, left int64 }{
			{390, 844, 59, 0, 34, 0}, {844, 390, 0, 59, 21, 59}, {320, 568, 20, 0, 0, 0}, {1024, 768, 24, 0, 20, 0},
		} {
			p.window(c.width, c.height)
			inset(c.top, c.right, c.bottom, c.left)
			for _, wrong := range eval[[]string](p, fmt.Sprintf(`(() => {
				const wrong = %s, [top, right, bottom, left] = [%d, innerWidth - %d, innerHeight - %d, %d];
				for (const e of document.querySelectorAll("button, .tile, .end *, dialog")) {
					const b = e.getBoundingClientRect();
					if (!e.checkVisibility() || !b.width || e.matches(".skip") || e.closest("dialog") && !e.matches("dialog")) continue;
					if (b.left < left - 1 || b.top < top - 1 || b.right > right + 1 || b.bottom > bottom + 1) wrong.push(e.className + " is outside: " + JSON.stringify(b));
				}
				return wrong;
			})()`, `document.querySelector("dialog") ? [] : `+misfits, c.top, c.right, c.bottom, c.left)) {
				t.Errorf("%s, %dx%d: %s", where, c.width, c.height, wrong)
			}
		}
		inset(0, 0, 0, 0)
	}
	check("start")
	p.openDialog("help")
	check("help")
	p.closeDialog()
	p.chooseInMenu("ask-give-up")
	p.click("dialog " + action("give-up"))
	p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
	check("the end")
}

// A double tap or click zooms and selects nothing of the game; the words of the secret
// and of a dialog can be selected. Two fingers may zoom.
func TestTapsSelectNothing(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.open("")
	selected := func(selector string) string {
		x, y := p.middleOf(selector)
		p.run(`getSelection().removeAllRanges()`)
		for clicks := range int64(2) {
			for _, kind := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
				call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: clicks + 1})
			}
		}
		return eval[string](p, `getSelection().toString()`)
	}
	p.typeIn("slate")
	for _, selector := range []string{".tile", ".brand", "[data-key=Enter]"} {
		if text := selected(selector); text != "" {
			t.Errorf("%s: %q is selected", selector, text)
		}
	}
	p.openDialog("help")
	if selected("dialog .content p") == "" {
		t.Error("no text of the help is selected")
	}
	for _, selector := range []string{".tile", ".key", ".head", "html", "dialog p"} {
		if action := eval[string](p, `(() => {
			for (let e = document.querySelector(`+quote(selector)+`); e; e = e.parentElement) if (getComputedStyle(e).touchAction !== "auto") return getComputedStyle(e).touchAction;
		})()`); action != "manipulation" {
			t.Errorf("%s: touches do %q", selector, action)
		}
	}
	if content := eval[string](p, `document.querySelector("meta[name=viewport]").content`); strings.Contains(content, "scal") && strings.Contains(content, "maximum") || strings.Contains(content, "user") {
		t.Errorf("the page's size is %q", content)
	}
	p.closeDialog()
	p.chooseInMenu("ask-give-up")
	p.click("dialog " + action("give-up"))
	p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
	if text := selected(".end .word"); text == "" {
		t.Error("the secret is not selected")
	}
}

// dialogMisfits returns what does not fit into the open dialog. It may be
// scrolled, but not sideways.
const dialogMisfits = `(() => {
	const wrong = [], dialog = document.querySelector("dialog"), near = .5;
	const name = (e) => e.dataset.action || e.id || e.className || e.nodeName;
	const box = (e) => e.getBoundingClientRect(), d = box(dialog);
	if (d.left < 0 || d.top < 0 || d.right > innerWidth || d.bottom > innerHeight) wrong.push("the dialog is out of the window");
	if (dialog.scrollWidth > dialog.clientWidth) wrong.push("the dialog scrolls sideways");
	const all = (selector) => [...dialog.querySelectorAll(selector)].filter((e) => e.checkVisibility());
	const controls = all("button, input:not([type=file]), textarea, select, label.act");
	for (const e of [...controls, ...all("h3, p, label")]) {
		const b = box(e);
		if (b.left < d.left - near || b.right > d.right + near) wrong.push(name(e) + " is cut off by the dialog: " + e.textContent);
		if (e.scrollWidth > e.clientWidth + 1 && !e.matches("input, textarea")) wrong.push(name(e) + " is cut off: " + e.textContent);
	}
	for (const e of controls) {
		const b = box(e);
		if (e.matches(".tile, .day") ? b.width < 20 : b.height < 44 || b.width < 42) wrong.push(name(e) + " is " + b.width + " by " + b.height);
		if (!e.matches("button, label") || !e.textContent.trim()) continue;
		const range = document.createRange(), text = (range.selectNodeContents(e), box(range));
		if (text.top < b.top - near || text.bottom > b.bottom + near || text.left < b.left - near || text.right > b.right + near)
			wrong.push(name(e) + " is too small for its text: " + e.textContent);
	}
	controls.forEach((one, i) => controls.slice(i + 1).forEach((two) => {
		const [a, b] = [box(one), box(two)], head = one.closest("header, .bar") || two.closest("header, .bar");
		if (!head && a.left < b.right - near && b.left < a.right - near && a.top < b.bottom - near && b.top < a.bottom - near)
			wrong.push(name(one) + " covers " + name(two));
	}));
	return wrong;
})()`

// dialogFits checks the open dialog in every window.
func (p *page) dialogFits(where string) {
	p.Helper()
	for _, w := range windows {
		p.do(chromedp.EmulateViewport(w.width, w.height))
		for _, wrong := range eval[[]string](p, dialogMisfits) {
			p.Errorf("%s, %dx%d: %s", where, w.width, w.height, wrong)
		}
	}
	p.do(chromedp.EmulateViewport(windows[0].width, windows[0].height))
}

// The menu with its choices and the dialog of the player's lists fit into every
// window, with the longest titles, too.
func TestLayoutOfOwnLists(t *testing.T) {
	for name, title := range map[string]string{
		"many words": "Trees, and other plants", "long": "Straßenverkehrsordnungen", "wide": "WWWWWWWWWWWWWWWWWWWWWWWW",
		"many accents": strings.Repeat("Z\u0351\u0352\u0353", 6), "right to left": "\u2068מילים של פירות ועצים\u2069", "ligatures": "\u2068" + strings.Repeat("\ufdfd", 22) + "\u2069",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open("?mode=quantum")
			p.openLists()
			p.dialogFits("no lists")
			titled := trees
			titled.title = title
			l := p.importList(titled)
			p.importList(withoutPairs)
			p.dialogFits("lists")
			p.click(listAction(l, "ask-rename"))
			p.awaitFocus(l.control("new-title"))
			p.dialogFits("renaming")
			p.click(`dialog [data-action="keep-title"]`)
			p.awaitFocus(l.control("ask-rename"))
			p.pickFile("answers", p.file("a-file-with-a-long-name-and-no-blanks-in-it-at-all.txt", numbered(3)+strings.Repeat("X", 99)+"-\n"))
			p.refusesImport("In the answers:", `line 4: “`+strings.Repeat("X", 40)+`…”: not only letters`)
			p.dialogFits("refused")
			p.pickFile("answers", p.file("words.txt", numbered(1234)+"bear\n"))
			p.pickFile("guesses", p.file("more.txt", "lions\n"))
			p.click(action("import"))
			p.untilLists("the lengths", func(d listsDialog) bool { return len(d.Lengths) == 2 })
			p.dialogFits("lengths")
			p.playOwnList(l)
			p.openDialog("play")
			p.dialogFits("play")
		})
	}
}

// dialogMisfits finds faults that are there.
func TestLayoutOfOwnListsFindsFaults(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.do(chromedp.EmulateViewport(320, 568))
	p.open("")
	p.openLists()
	for _, style := range []string{
		".act { min-height: 30px !important; height: 30px }", "textarea { width: 400px !important }", ".pick { margin-top: -30px }",
		".act { width: 20px }", "dialog { left: -40px }", ".import p { white-space: nowrap }",
	} {
		p.run(`{
			const style = new CSSStyleSheet();
			style.replaceSync(` + quote(style) + `);
			document.adoptedStyleSheets = [style];
		}`)
		if len(eval[[]string](p, dialogMisfits)) == 0 {
			t.Errorf("%s: no fault found", style)
		}
	}
}
