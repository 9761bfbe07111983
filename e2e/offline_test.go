package e2e

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"

	"ketword/engine"
	"ketword/internal/sample"
)

// After one visit the game plays without the server, in a browser that has
// been closed and opened again, from the entries of the installed game's menu; so does a puzzle that was never opened. The coach is
// there, too, and the dialogs' own pages.
func TestOffline(t *testing.T) {
	t.Parallel()
	s := sample.Must(builder.serve(site, deepMount, "localhost:0"))(t)
	t.Cleanup(s.stop)
	profile := t.TempDir()
	var g engine.Game
	var entries []string
	visit(t, s, profile, func(p *page) {
		p.open("?mode=classic")
		g = p.inPlay()
		g = p.play(g, guesses(t, g)[0])
		p.typeIn("cr")
		p.shows(g, "cr")
		p.awaitOfflineCopy()
		entries = eval[[]string](p, `fetch("manifest.webmanifest").then((response) => response.json())
			.then(({shortcuts}) => shortcuts.map(({url}) => new URL(url, location).href))`)
	})
	s.stop()
	visit(t, s, profile, func(p *page) {
		call(p, network.ClearBrowserCache, cdp.Empty{}) // what is left is the copy
		p.load(entries[0])
		p.ready()
		p.shows(g, "cr")
		p.erase(2)
		p.shows(g, "")
		p.ends(p.play(g, secrets(g)[0]))

		p.load(entries[1])
		p.ready()
		other := p.inPlay()
		p.ends(p.play(other, guesses(t, other)[0], secrets(other)[1]))
		p.click(action("share-as"))
		p.chooseForm("picture")
		p.until("a picture", func(screen) bool { return len(eval[[]string](p, tileColours)) == 10 })
		p.closeDialog()
		p.open("?mode=quantum&seed=9007199254740991&words=0123456789abcdef")
		p.says(en.Notice.OtherList)
		p.asksOffline()
	})
}

// asksOffline does without a network what the coach is needed for. The coach has its script: without it the
// page would do its work.
func (p *page) asksOffline() {
	p.Helper()
	if !eval[bool](p, `fetch(document.querySelector("script[data-run]").dataset.coach).then((r) => r.ok, () => false)`) {
		p.Error("the copy lacks the coach's script")
	}
	p.opensHints()
	p.click(askGuess)
	p.wait(`document.querySelector(".told .best")`)
	for _, dialog := range dialogPages {
		p.opens(dialog, "")
		if heading := eval[string](p, `document.querySelector("dialog h2").textContent`); strings.TrimSpace(heading) == "" {
			p.Errorf("%s has no heading", dialog)
		}
	}
}

// visit runs a browser of its own with a profile folder, and closes it.
func visit(t *testing.T, s *server, folder string, do func(*page)) {
	t.Helper()
	if elsewhere != nil {
		t.Skip("only Chromium is closed and opened again")
	}
	b := sample.Must(startBrowser(chromium, folder))(t)
	t.Run("visit", func(t *testing.T) { // the tab is checked and closed at its end
		do(openTab(t, s, &profile{}, b.ctx))
	})
	b.stop()
	if t.Failed() {
		t.FailNow()
	}
}

// awaitOfflineCopy waits until the site's service worker is active, and checks that the
// program is in a cache.
func (p *page) awaitOfflineCopy() {
	p.Helper()
	p.wait(`navigator.serviceWorker.controller?.state === "activated" && navigator.serviceWorker.controller.scriptURL === ` + quote(p.site.url+"sw.js"))
	names := eval[[]string](p, `caches.keys()
		.then((all) => Promise.all(all.map(async (name) => (await caches.open(name)).keys())))
		.then((all) => all.flat().map((request) => request.url))`)
	page := sample.Must(os.ReadFile(site + "/index.html"))(p)
	for _, name := range names {
		if file := strings.TrimPrefix(name, p.site.url); strings.HasSuffix(file, ".wasm") && strings.Contains(string(page), file) {
			return
		}
	}
	p.Fatalf("the program is not among the files kept: %q", names)
}

// The page's other name, and a folder's address without its slash, lead to the game, with its query: at first from the
// server, then with the service worker. A page that was loaded past that, as by a reload with Shift or at the moment at
// which the worker comes into force, is answered by it all the same.
func TestPageWithoutWorker(t *testing.T) {
	t.Parallel()
	p := firstVisit(t, deep)
	for _, address := range []string{deep.url + "index.html", strings.TrimSuffix(deep.url, "/"), deep.url + "index.html"} {
		p.load(address + quantum.query())
		p.ready()
		p.shows(quantum.game(t), "")
		p.playable()
		p.wait(`location.pathname.startsWith(` + quote(deepMount) + `)`)
		p.awaitOfflineCopy()
	}
	p.run(`window.before = true`)
	call(p, cdppage.Reload, cdppage.ReloadParams{IgnoreCache: new(true)})
	p.wait(`!window.before`)
	p.ready()
	p.awaitOfflineCopy()
}

// Where even looking at the service workers throws, as in some frames, the game plays, and
// says that it needs the network.
func TestWorkersDenied(t *testing.T) {
	p := start(t)
	p.before(`Object.defineProperty(navigator, "serviceWorker", {get() { throw new DOMException("denied", "SecurityError"); }})`)
	p.open("")
	p.playable()
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Unable)
}
