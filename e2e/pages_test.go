package e2e

import (
	"net/url"
	"testing"

	"github.com/chromedp/chromedp"

	"ketword/internal/sample"
)

// dialogPages are the dialogs that have a page of their own.
var dialogPages = []string{"solver", "lab"}

// opens loads the page of a dialog, and waits until the dialog is open.
func (p *page) opens(name, query string) {
	p.Helper()
	p.open(name + "/" + query)
	p.dialog(name)
	if title := eval[string](p, `document.title`); title != en.Pages.Title(name) {
		p.Errorf("%s: the title is %q", name, title)
	}
}

// at waits for the path of the address, from the site's folder, and its query.
func (p *page) at(path, query string) {
	p.Helper()
	home, err := url.Parse(p.site.url)
	if err != nil {
		p.Fatal(err)
	}
	p.wait(`location.pathname === ` + quote(home.Path+path) + ` && location.search === ` + quote(query))
}

// Before the program runs, nothing of the game is drawn over a dialog that has its own page.
func TestDialogBeforeTheProgram(t *testing.T) {
	p := start(t)
	p.before(holdProgram)
	for _, dialog := range dialogPages {
		p.openEarly(dialog + "/")
		shown := eval[[]string](p, `[".introduction", ".place"].filter((name) => {
			const e = document.querySelector(name), { x, y, width, height } = e.getBoundingClientRect();
			const inFront = document.elementFromPoint(x + width / 2, y + height / 2);
			return e.checkVisibility({ visibilityProperty: true }) && (name === ".introduction" || !inFront.closest("dialog"));
		})`)
		if len(shown) > 0 {
			t.Errorf("%s: %q are drawn over the dialog", dialog, shown)
		}
	}
}

// A dialog's own page opens it over the game. Closing it, or Back, leads to the game's
// address, and Forward opens it again; so does loading the page.
func TestDialogPages(t *testing.T) {
	t.Parallel()
	for i, dialog := range dialogPages[:sample.Size(1, 2)] { // other tests open the other
		t.Run(dialog, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, []*server{deep, root}[i])
			p.opens(dialog, quantum.query())
			p.at(dialog+"/", quantum.query())
			p.reload()
			p.dialog(dialog)
			p.closeDialog()
			p.at("", quantum.query())
			p.shows(quantum.game(t), "")
			p.playable()
			p.travel(1)
			p.dialog(dialog)
			p.at(dialog+"/", quantum.query())
			p.travel(-1)
			p.dialog("")
			p.do(chromedp.Navigate(p.site.url + dialog + "?lang=de&length=6")) // without its slash
			p.ready()
			p.dialog(dialog)
			p.closeDialog()
			p.awaitPlace("German · 6 letters")
		})
	}
}

// accessiblePage runs axe-core, which is put into the page as it is.
func (p *page) accessiblePage(where string) {
	p.Helper()
	source, err := axeSource()
	if err != nil {
		p.Fatal(err)
	}
	p.run(string(source) + ";0")
	p.accessible(where)
}

// The page is there before the program, with its heading, and its keys are not the game's.
func TestDialogPageBeforeTheProgram(t *testing.T) {
	t.Parallel()
	held, release := newHeldSite(t, root, ".wasm")
	p := firstVisit(t, held)
	for _, dialog := range dialogPages {
		p.do(chromedp.Navigate(held.url + dialog + "/"))
		p.wait(`document.querySelector("dialog[open] h2")`)
		p.accessiblePage(dialog + ", before the program")
		p.press("s")
		if typed := eval[string](p, `document.querySelector(".board").textContent`); typed != "" {
			t.Errorf("%s: %q was typed", dialog, typed)
		}
	}
	release()
	p.ready()
	p.dialog(dialogPages[1])
}
