package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// windows are the sizes in which everything must fit.
var windows = []struct{ width, height int64 }{{320, 568}, {375, 667}, {390, 844}, {844, 390}, {1280, 800}, {280, 653}}

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
	for (const e of all("button, .end *, .message")) {
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
	for (const e of all(".key")) if (box(e).height < 44) wrong.push("the key " + name(e) + " is " + box(e).height + " high");
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
		if (kets && (wide.left < board.left - near || wide.right > board.right + near || !inside(wide, view))) wrong.push("a ket is cut off");
		for (const [what, o] of others) if (meet(kets ? wide : b, o)) wrong.push("a row covers " + what);
	}
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

// schemes are the themes that a system can prefer.
var schemes = []string{"light", "dark"}

// fits checks the page in every window, light and dark.
func (p *page) fits(where string) {
	p.Helper()
	for _, w := range windows {
		p.do(chromedp.EmulateViewport(w.width, w.height))
		for _, scheme := range schemes {
			p.prefer(&emulation.MediaFeature{Name: "prefers-color-scheme", Value: scheme})
			for _, wrong := range eval[[]string](p, misfits) {
				p.Errorf("%s, %dx%d, %s: %s", where, w.width, w.height, scheme, wrong)
			}
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

// The shortest and the longest words, and keyboards of every size, fit into
// every window.
func TestLayoutOfLists(t *testing.T) {
	for _, name := range []string{"classic", "quantum"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			m := mode{name, noDay + 7}
			for _, c := range []struct {
				lang   string
				length int
			}{{"de", 4}, {"fr", 8}, {"de", 8}} {
				p.do(chromedp.EmulateViewport(320, 568))
				l := builtIn(c.lang, c.length)
				p.open(m.query(l.query()))
				g := p.play(m.of(t, l), wrongGuesses(m.of(t, l), 1)...)
				p.fits(fmt.Sprintf("%s, %d letters", c.lang, c.length))
				if c.lang == "de" && c.length == 8 {
					p.ends(p.play(g, secrets(g)[0]))
					p.fits("German, 8 letters, won")
				}
			}
			for _, o := range []ownList{russian, accents} {
				p.open("")
				p.openLists()
				l := p.importList(o)
				p.playOwnList(l)
				p.fits(o.title)
			}
		})
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
