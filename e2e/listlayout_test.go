package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The shortest and the longest words, and keyboards of every size, fit into
// every window.
func TestLayoutOfLists(t *testing.T) {
	for _, name := range []string{"classic", "quantum"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			m := mode{name, 7}
			for _, c := range []struct {
				lang   string
				length int
			}{{"de", 4}, {"fr", 8}, {"de", 8}} {
				p.do(chromedp.EmulateViewport(320, 568))
				l := builtIn(c.lang, c.length)
				p.open(m.query(l.query()))
				g := p.play(m.of(t, l), wrong(m.of(t, l), 1)...)
				p.fits(fmt.Sprintf("%s, %d letters", c.lang, c.length))
				if c.lang == "de" && c.length == 8 {
					p.ends(p.play(g, secrets(g)[0]))
					p.fits("German, 8 letters, won")
				}
			}
			for _, b := range []brought{russian, accents} {
				p.open("")
				p.openShelf()
				l := p.brings(b)
				p.click(of(l, "play-list"))
				p.dialog("")
				p.fits(b.title)
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
	const controls = all("button, input:not([type=file]), textarea, label.act");
	for (const e of [...controls, ...all("h3, p, label")]) {
		const b = box(e);
		if (b.left < d.left - near || b.right > d.right + near) wrong.push(name(e) + " is cut off by the dialog: " + e.textContent);
		if (e.scrollWidth > e.clientWidth + 1 && !e.matches("input, textarea")) wrong.push(name(e) + " is cut off: " + e.textContent);
	}
	for (const e of controls) {
		const b = box(e);
		if (b.height < 44 || b.width < 42) wrong.push(name(e) + " is " + b.width + " by " + b.height);
		if (!e.matches("button, label") || !e.textContent.trim()) continue;
		const range = document.createRange(), text = (range.selectNodeContents(e), box(range));
		if (text.top < b.top - near || text.bottom > b.bottom + near || text.left < b.left - near || text.right > b.right + near)
			wrong.push(name(e) + " is too small for its text: " + e.textContent);
	}
	controls.forEach((one, i) => controls.slice(i + 1).forEach((two) => {
		const [a, b] = [box(one), box(two)], head = one.closest("header") || two.closest("header");
		if (!head && a.left < b.right - near && b.left < a.right - near && a.top < b.bottom - near && b.top < a.bottom - near)
			wrong.push(name(one) + " covers " + name(two));
	}));
	return wrong;
})()`

// dialogFits checks the open dialog in every window.
func (p *player) dialogFits(where string) {
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
func TestLayoutOfShelf(t *testing.T) {
	for name, title := range map[string]string{
		"many words": "Trees, and other plants", "long": "Straßenverkehrsordnungen", "wide": "WWWWWWWWWWWWWWWWWWWWWWWW",
	} {
		t.Run(name, func(t *testing.T) {
			if name != "many words" {
			}
			t.Parallel()
			p := newPlayer(t, root)
			p.open("?mode=quantum")
			p.openShelf()
			p.dialogFits("no lists")
			titled := trees
			titled.title = title
			l := p.brings(titled)
			p.brings(barred)
			p.dialogFits("lists")
			p.click(of(l, "ask-rename"))
			p.focused(l.on("new-title"))
			p.dialogFits("renaming")
			p.click(`dialog [data-action="keep-title"]`)
			p.focused(l.on("ask-rename"))
			p.pickFile("answers", p.file("a-file-with-a-long-name-and-no-blanks-in-it-at-all.txt", numbered(3)+strings.Repeat("X", 99)+"\n"))
			p.refuses("In the answers:", `line 4: "`+strings.Repeat("X", 40)+`…": not lower-case`)
			p.dialogFits("refused")
			p.click(of(l, "play-list"))
			p.dialog("")
			p.click(action("menu"))
			p.dialog("menu")
			p.dialogFits("menu")
		})
	}
}

// The check of dialogs sees what it is to see.
func TestLayoutOfShelfFindsFaults(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.do(chromedp.EmulateViewport(320, 568))
	p.open("")
	p.openShelf()
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
