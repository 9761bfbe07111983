package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"

	"ketword/internal/sample"
)

// What comes right after a dialog was closed is not lost: a letter, or another dialog, with its step in
// the browser's list. A dialog that the browser closed without a word is closed for the game, too. The
// events are a script's, since no real ones come as fast each time. A selection that ends beside the dialog
// does not close it; a click there does.
func TestRightAfterDialog(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(classic, keyboard{})
	base := p.begin()
	p.openDialog("help")
	p.run(`document.querySelector("dialog").requestClose(); // as at Escape
		document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "c", bubbles: true}));`)
	p.dialog("")
	p.shows(g, "c")

	p.openDialog("help")
	p.run(`document.querySelector("dialog").close()`)
	p.dialog("")
	p.press("r")
	p.shows(g, "cr")

	p.openDialog("help")
	p.run(`document.querySelector("dialog [data-action=close]").click();
		document.querySelector("[data-action=stats]").click()`)
	p.dialog("stats")
	p.stands(base, 1, 2)
	p.travel(-1)
	p.dialog("")
	p.stands(base, 0, 2)

	p.window(1000, 800)
	p.openDialog("help")
	mouse := func(kind input.DispatchMouseEventType, x, y float64) {
		call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1})
	}
	const beside = 20 // pixels from the window's edge
	x, y := p.middleOf("dialog p")
	mouse(input.DispatchMouseEventTypeMousePressed, x, y)
	mouse(input.DispatchMouseEventTypeMouseMoved, beside, y)
	mouse(input.DispatchMouseEventTypeMouseReleased, beside, y)
	p.settle()
	p.dialog("help")
	mouse(input.DispatchMouseEventTypeMousePressed, beside, y)
	mouse(input.DispatchMouseEventTypeMouseReleased, beside, y)
	p.dialog("")
}

// dialogPages are the dialogs that have a page of their own.
var dialogPages = []string{"solver", "lab", "friends"}

// opens loads the page of a dialog, and waits until the dialog is open.
func (p *page) opens(name, query string) {
	p.Helper()
	p.open(name + "/" + query)
	p.dialog(name)
	is(p, name+": the title", `document.title`, en.Pages.Title(name))
}

// at waits for the path of the address, from the site's folder, and its query.
func (p *page) at(path, query string) {
	p.Helper()
	p.wait(`location.origin + location.pathname + location.search === ` + quote(p.site.url+path+query))
}

// A dialog's own page opens it over the game. Closing it, or Back, leads to the game's
// address, and Forward opens it again; so does loading the page. Other tests open the pages of others.
func TestDialogPages(t *testing.T) {
	t.Parallel()
	p := newPage(t, deep)
	p.opens("solver", quantum.query())
	p.at("solver/", quantum.query())
	p.reload()
	p.dialog("solver")
	p.closeDialog()
	p.at("", quantum.query())
	p.shows(quantum.game(t), "")
	p.playable()
	p.travel(1)
	p.dialog("solver")
	p.at("solver/", quantum.query())
	p.travel(-1)
	p.dialog("")
	p.load(p.site.url + "solver?lang=de&length=6") // without its slash
	p.ready()
	p.dialog("solver")
	p.closeDialog()
	p.awaitPlace("German · 6 letters")
}

// The page is there before the program, with its style, whatever comes or not, its heading and nothing of the game over it, and its
// keys are not the game's.
func TestDialogPageBeforeTheProgram(t *testing.T) {
	t.Parallel()
	p := firstVisit(t, root)
	p.withAxe()
	p.before(holdProgram)
	noStyle := []*network.BlockPattern{{URLPattern: "http://*:*/*.css", Block: true}}
	call(p, network.SetBlockedURLs, network.SetBlockedURLsParams{URLPatterns: noStyle})
	for _, dialog := range dialogPages {
		p.openEarly(dialog + "/")
		p.wait(`document.querySelector("dialog[open] h2")`)
		p.styled(dialog)
		p.accessible(dialog + ", before the program")
		p.press("s")
		is(p, dialog+": typed", `document.querySelector(".board").textContent`, "")
		is(p, dialog+": drawn over it", `[".introduction", ".place"].filter((name) => {
			const e = document.querySelector(name), { x, y, width, height } = e.getBoundingClientRect();
			const inFront = document.elementFromPoint(x + width / 2, y + height / 2), below = y + height > document.querySelector("dialog").getBoundingClientRect().top;
			return e.checkVisibility({ visibilityProperty: true }) && (name === ".introduction" || below && !inFront.closest("dialog"));
		}).join()`, "")
	}
	p.starts()
	p.dialog(dialogPages[len(dialogPages)-1])
}

// opens gives each dialog that the menu, the header or another dialog opens, and how.
var opens = []struct {
	name string
	way  []string // selectors to click, one after the other
}{
	{"help", []string{action("help")}},
	{"stats", []string{action("stats")}},
	{"games", []string{action("stats"), "dialog " + action("games")}},
	{"scores", []string{action("stats"), "dialog " + action("scores")}},
	{"menu", []string{action("menu")}},
	{"puzzle", []string{action("puzzle")}},
	{"archive", []string{action("puzzle"), "dialog " + action("archive")}},
	{"settings", []string{action("menu"), "dialog " + action("settings")}},
	{"lists", []string{action("menu"), "dialog summary", "dialog " + action("lists")}},
	{"solver", []string{action("menu"), "dialog " + action("solver")}},
	{"lab", []string{action("menu"), "dialog summary", "dialog " + action("lab")}},
	{"challenge", []string{action("puzzle"), "dialog " + action("challenge")}},
	{"share", []string{action("share-as")}},
	{"review", []string{action("review")}},
}

// Whatever is done in whatever dialog, the focus is not lost: a player at the keyboard goes on from
// where it was.
func TestFocusIsNeverLost(t *testing.T) {
	p := start(t)
	p.before(`Navigator.prototype.share = undefined; navigator.clipboard.writeText = async () => {};`)
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)[0], secrets(g)[0])
	loading, _, _ := strings.Cut(en.Lists.Loading("|"), "|")
	kept := func() {
		t.Helper()
		p.wait(`document.activeElement !== document.body || !document.querySelector("dialog[open], .end")`)
	}
	for _, d := range sample.From(t, len(opens)/5, opens) {
		open := func() {
			if p.look().Dialog != "" {
				p.closeDialog()
			}
			if eval[string](p, `location.search`) != quantum.query() {
				p.open(quantum.query())
			}
			for _, selector := range d.way {
				p.wait(`document.querySelector(` + quote(selector) + `)`)
				p.run(`{ const e = document.querySelector(` + quote(selector) + `); e.focus(); e.click(); }`)
			}
			p.dialog(d.name)
		}
		open()
		for _, control := range eval[[]string](p, `[...new Set([...document.querySelectorAll("dialog [data-action]:is(button, select):not([data-action=close])")]
			.filter((e) => e.checkVisibility() && !e.disabled).map((e) => e.dataset.action + "=" + (e.dataset.value ?? "")))]
			.sort((a, b) => a.includes("-tab=") - b.includes("-tab="))`) { // tabs come last, since they replace the controls after them
			name, value, _ := strings.Cut(control, "=")
			if p.look().Dialog != d.name {
				open()
			}
			t.Logf("%s: %s", d.name, control)
			// One that the choices before have renamed, such as a switch or a list of another language, is found by its action.
			press := func() (bool, error) {
				return eval[bool](p, `(() => {
					const all = [...document.querySelectorAll("dialog [data-action=`+name+`]:is(button, select)")], e = all.find((e) => (e.dataset.value ?? "") === `+quote(value)+`) ?? all[0];
					e?.focus();
					if (e?.matches("button")) e.click();
					return Boolean(e);
				})()`), nil
			}
			if pressed, _ := press(); !pressed { // it belongs to the puzzle in which the list of controls was read
				open()
				await(p, d.name+": "+control, press, func(pressed bool) bool { return pressed })
			}
			p.settle()
			p.until("no list on its way, which would close a dialog", func(s screen) bool { return !strings.HasPrefix(s.Message, loading) })
			kept()
		}
		if p.look().Dialog != "" {
			p.closeDialog()
			kept()
		}
	}
}
