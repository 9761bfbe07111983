package e2e

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"

	"ketword/wordlists"
)

// A version that is taken while a later one is being installed leaves that one's files alone:
// the later one is whole.
func TestTakenWhileNextInstalls(t *testing.T) {
	t.Parallel()
	var version atomic.Int32
	var hold atomic.Bool
	var held atomic.Int32
	released := make(chan struct{})
	release := sync.OnceFunc(func() { close(released) })
	t.Cleanup(release)
	f := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case hold.Load() && strings.HasSuffix(r.URL.Path, "licences.txt"):
				held.Add(1)
				if !passes(r, released) {
					return
				}
			case strings.HasSuffix(r.URL.Path, "/sw.js"):
				r.Header.Del("If-None-Match")
				r.Header.Set("Accept-Encoding", "identity")
				answer := httptest.NewRecorder()
				site.ServeHTTP(answer, r)
				w.Header().Set("Content-Type", answer.Header().Get("Content-Type"))
				named := `CACHE = PREFIX + "`
				w.Write([]byte(strings.Replace(answer.Body.String(), named, named+strings.Repeat("0", int(version.Load())), 1)))
				return
			}
			w.Header().Set("Cache-Control", "no-store")
			site.ServeHTTP(w, r)
		})
	})
	p := firstVisit(t, f.server)
	g := p.openPuzzle(classic, keyboard{})
	g = p.play(g, guesses(t, g)[0])
	p.awaitOfflineCopy()
	version.Add(1)
	p.run(lookForUpdate)
	p.wait(hasNews)
	version.Add(1)
	hold.Store(true)
	p.run(`navigator.serviceWorker.getRegistration().then((r) => { r.update(); })`)
	await(p, "a file of the third version", func() (int32, error) { return held.Load(), nil }, func(n int32) bool { return n > 0 })
	p.takeUpdate()
	p.shows(g, "")
	release()
	p.wait(`(await navigator.serviceWorker.getRegistration()).waiting`)
	p.wait(hasNews)
	f.stop()
	p.takeUpdate()
	p.shows(g, "")
	p.wait(`(` + versionsKept + `).length === 1`)
}

// A page that somebody else has put in place of the game's is shown once, and then the game's or,
// if the host has a newer version, that one's.
func TestSpoiltPageIsShownOnce(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.open("")
	p.awaitOfflineCopy()
	const spoil = `(async () => { const cache = await caches.open((await caches.keys())[0]);
		await cache.put("/", new Response("<!doctype html><title>Changed</title>", {headers: {"Content-Type": "text/html"}})); })()`
	p.run(spoil)
	call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url})
	p.wait(`document.title === "Changed"`)
	p.wait(`!(await (await caches.match("/")).text()).includes("Changed")`)
	p.open("")
	p.playable()

	h.answers(next(t))
	p.run(spoil)
	call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url})
	p.wait(`document.title === "Changed"`)
	p.wait(`(await (await caches.match("/")).text()).includes("run-0000000000.js")`)
	p.open("")
	p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
}

// Where all that was kept for playing offline is cleared while the game is open, *Offline play*
// says so, and it is kept anew.
func TestCopyClearedWhileOpen(t *testing.T) {
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	p.open("")
	p.awaitOfflineCopy()
	q := p.newTab()
	q.open("")
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: strings.TrimSuffix(p.origin, "/"), StorageTypes: "service_workers,cache_storage",
	})
	p.wait(`(await navigator.serviceWorker.getRegistration()) === undefined`)
	p.chooseInMenu("offline")
	tells := func(p *page, sentence string) {
		p.Helper()
		p.wait(`document.querySelector("dialog .offline").textContent.includes(` + quote(sentence) + `)`)
	}
	tells(p, en.Offline.Broken)
	p.closeDialog()
	p.wait(`(await navigator.serviceWorker.getRegistration())?.active?.state === "activated"`)
	for _, window := range []*page{p, q} {
		window.chooseInMenu("offline")
		tells(window, en.Offline.Ready)
		if eval[bool](window, hasNews) {
			t.Error("what was cleared is taken for an update")
		}
		window.closeDialog()
	}
	p.wait(copyIsRight)
	v.publish(p)
	for _, window := range []*page{p, q} {
		window.wait(hasNews)
	}
}

// Where the host sends something else in place of the service worker, that is not called the
// browser's fault.
func TestWorkerScriptIsMissing(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	h.answers(at(`/sw\.js$`, someonesPage))
	p := firstVisit(t, h.server)
	p.allowError("unsupported MIME type")
	p.open("")
	p.openOffline()
	p.wait(`document.querySelector("dialog .offline").textContent.includes(` + quote(en.Offline.Broken) + `)`)
}

// A list in whose place a host has sent something else, which the browser may keep for a year, is
// fetched anew; and so is one that somebody else has changed in the copy.
func TestWrongListIsFetchedAnew(t *testing.T) {
	t.Parallel()
	var wrong atomic.Bool
	wrong.Store(true)
	f := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if wrong.Load() && strings.HasPrefix(r.URL.Path, "/words/de-4") {
				w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
				w.Write([]byte("<!doctype html><title>Please log in</title>"))
				return
			}
			site.ServeHTTP(w, r)
		})
	})
	p := firstVisit(t, f.server)
	p.before(holdCopy)
	p.open("")
	entry := wordlists.Catalogue()[slices.IndexFunc(wordlists.Catalogue(), func(e wordlists.Entry) bool { return e.Lang == "de" && e.Length == 4 })]
	p.run(`fetch(` + quote(entry.File()) + `).then((response) => response.text()).then(() => {})`) // what comes is kept
	wrong.Store(false)
	p.playList("de", 4)
	p.run(makeCopy)
	p.awaitOfflineCopy()
	p.awaitOfflineList(entry.File())
	p.run(`(async () => { const words = await caches.open((await caches.keys()).find((name) => name.endsWith(":words")));
		await words.put(` + quote(entry.File()) + `, new Response("changed")); })()`)
	kept := `(await (await caches.match(` + quote(entry.File()) + `)).text())`
	p.wait(kept + ` === "changed"`)
	p.open("")
	p.awaitPlace("German · 4 letters")
	p.playable()
	p.wait(kept + ` !== "changed"`)
}

// A dialog in which something may have been typed is not taken away from a window that is left.
func TestDialogOutlivesUpdateElsewhere(t *testing.T) {
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	p.open("")
	p.awaitOfflineCopy()
	q := p.newTab()
	q.open("")
	q.run(markPage + `; Object.defineProperty(document, "hidden", {configurable: true, get: () => Boolean(window.left)})`)
	q.openLists()
	q.paste("list-title", "My list")
	q.run(`navigator.serviceWorker.addEventListener("controllerchange", () => { window.changed = true; })`)
	v.publish(p)
	p.takeUpdate()
	q.wait(`window.changed`)
	leave := `window.left = true; document.dispatchEvent(new Event("visibilitychange")); window.left = false`
	q.run(leave)
	q.closeDialog()
	if !eval[bool](q, isMarked) {
		t.Error("the page was loaded again under the dialog")
	}
	q.run(leave)
	q.wait(`!` + isMarked)
}
