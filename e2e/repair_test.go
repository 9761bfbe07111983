package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"

	"ketword/internal/sample"
)

// A version that is taken while a later one is being installed leaves that one's files alone:
// the later one is whole.
func TestTakenWhileNextInstalls(t *testing.T) {
	sample.LongOnly(t, "TestUpdate takes versions, one after the other")
	t.Parallel()
	var hold atomic.Bool
	h := newHolding(t, root, func(path string) bool { return hold.Load() && strings.HasSuffix(path, "licences.txt") })
	v := newVersions(t, h.server)
	p := firstVisit(t, v.server)
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	v.publish(p)
	p.wait(hasNews)
	v.version.Add(1)
	hold.Store(true)
	p.run(`navigator.serviceWorker.getRegistration().then((r) => { r.update(); })`)
	h.awaitHeld(p, 1)
	p.takeUpdate()
	p.shows(g, "")
	h.release()
	p.wait(`(await navigator.serviceWorker.getRegistration()).waiting`)
	p.wait(hasNews)
	v.stop()
	p.takeUpdate()
	p.shows(g, "")
	p.wait(`(` + versionsKept + `).length === 1`)
}

// A page that somebody else has put in place of the game's is shown once. Then the game's page
// comes back or, if the host has a newer version, that version's.
func TestSpoiltPageIsShownOnce(t *testing.T) {
	sample.LongOnly(t, "TestCopyIsRepaired has copies that are spoilt")
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
	sample.LongOnly(t, "TestCopyIsBroken has a copy that is cleared")
	t.Parallel()
	v := newVersions(t, root)
	p := firstVisit(t, v.server)
	p.open("")
	p.awaitOfflineCopy()
	q := p.newTab()
	q.open("")
	q.wait(`await ketwordOffline() === "kept"`) // so that it doesn't register the worker after it was cleared
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: strings.TrimSuffix(p.origin, "/"), StorageTypes: "service_workers,cache_storage",
	})
	p.wait(`(await navigator.serviceWorker.getRegistration()) === undefined`)
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Broken)
	p.closeDialog()
	p.wait(`(await navigator.serviceWorker.getRegistration())?.active?.state === "activated"`)
	for _, window := range []*page{p, q} {
		window.chooseInMenu("offline")
		window.tellsOffline(en.Offline.Ready)
		if eval[bool](window, hasNews) {
			t.Error("what was cleared is taken for an update")
		}
		window.closeDialog()
	}
	p.wait(copyIsIntact)
	v.publish(p)
	for _, window := range []*page{p, q} {
		window.wait(hasNews)
	}
}

// A list in whose place a host has sent something else, which the browser may keep for a year, is
// fetched anew; and so is one that somebody else has changed in the copy.
func TestCorruptListIsFetchedAnew(t *testing.T) {
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
	file := fileOf(classic.of(t, builtIn("de", 4)))
	p.run(`fetch(` + quote(file) + `).then((response) => response.text()).then(() => {})`) // what comes is kept
	wrong.Store(false)
	p.playList("de", 4)
	p.run(makeCopy)
	p.awaitOfflineCopy()
	p.awaitOfflineList(file)
	p.run(`(async () => { const words = await caches.open((await caches.keys()).find((name) => name.endsWith(":words")));
		await words.put(` + quote(file) + `, new Response("changed")); })()`)
	kept := `(await (await caches.match(` + quote(file) + `)).text())`
	p.wait(kept + ` === "changed"`)
	p.open("")
	p.awaitPlace("German · 4 letters")
	p.playable()
	p.wait(kept + ` !== "changed"`)
}

// A copy that is not whole any more, since the browser has cleared it or another page of the
// origin has changed it, is repaired: at the next start, or when the program can't be run.
func TestCopyIsRepaired(t *testing.T) {
	t.Parallel()
	const wrong = `const cache = await caches.open((await caches.keys()).find((name) => !name.endsWith(":words")));
		const url = (await cache.keys()).map(({url}) => url).find((url) => url.match(%s));
		const whole = await (await cache.match(url)).arrayBuffer(), type = (await cache.match(url)).headers.get("Content-Type");
		await cache.put(url, new Response(%s, {headers: {"Content-Type": type}}));`
	spoilt := []variant[string]{
		{"half a program", fmt.Sprintf(wrong, `/wasm$/`, `whole.slice(0, whole.byteLength / 2)`)},
		{"another script", fmt.Sprintf(wrong, `/run-.*js$/`, `"window.strange = true;"`)},
		{"other sentences", fmt.Sprintf(wrong, `/text\/en-/`, `"changed"`)},
		{"another style", fmt.Sprintf(wrong, `/screens-.*css$/`, `"body { display: none }"`)},
		{"all was cleared", `await ` + clearCopies},
		{"another page", fmt.Sprintf(wrong, `/\/lab\/$/`, `"<!doctype html><title>Changed</title>"`)},
		{"the page in place", fmt.Sprintf(wrong, `/wasm$/`, `"<!doctype html><title>Please log in</title>"`)},
		{"a page is missing", `const cache = await caches.open((await caches.keys())[0]); await cache.delete("/lab/");`},
		{"the program is gone", `const cache = await caches.open((await caches.keys())[0]);
			for (const request of await cache.keys()) if (request.url.endsWith(".wasm")) await cache.delete(request);`},
	}
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowError("WebAssembly")
	p.expectError("in the 'integrity' attribute", "does not come as it is in this version") // of the other script, and the other sentences
	if sample.Whole {
		p.expectError("content security policy: style-src-elem", "Content Security Policy directive 'style-src") // of the other style
	}
	g := p.beginGame(quantum)
	p.awaitOfflineCopy()
	for _, spoil := range spoilt[:sample.Size(3, len(spoilt))] {
		t.Log(spoil.name)
		p.run(`(async () => {` + spoil.value + `})()`)
		p.reload()
		p.shows(g, "")
		p.wait(`(await ketwordOffline()) === "kept"`)
		p.passes(10 * time.Second)
		p.wait(copyIsIntact) // without a network it then plays, as at the end
	}
	h.stop()
	p.reload()
	p.shows(g, "")
}

// *Offline play* shows the state of the copy when it is opened, and again after the check some time
// after the start.
func TestCopyIsBroken(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowError("does not come as it is in this version")
	p.open("")
	p.awaitOfflineCopy()
	p.run(`(async () => { const cache = await caches.open((await caches.keys())[0]); await cache.put("/lab/", new Response("changed")); })()`)
	h.answers(at(`/(lab|solver)/$`, someonesPage))
	p.reload()
	p.wait(`(await ketwordOffline()) === "kept"`) // all is there
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Ready)
	p.passes(10 * time.Second)
	p.tellsOffline(en.Offline.Broken)
	p.closeDialog()
	h.answers(nil)
	p.run(clearCopies)
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Ready)
	p.wait(copyIsIntact)
	p.closeDialog()
	h.answers(at(`/solver/$`, someonesPage))
	p.run(`(async () => { const cache = await caches.open((await caches.keys())[0]); await cache.delete("/solver/"); })()`)
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Broken)
}

// If the copy is corrupt and the host has another version, that version is taken.
func TestNextVersionRepairs(t *testing.T) {
	sample.LongOnly(t, "TestCopyIsRepaired has copies that are spoilt")
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.expectError("in the 'integrity' attribute")
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	h.answers(next(t))
	p.run(`(async () => {
		const cache = await caches.open((await caches.keys())[0]);
		const script = (await cache.keys()).find(({url}) => url.match(/run-.*js$/));
		await cache.put(script, new Response("<!doctype html>", {headers: {"Content-Type": "text/javascript"}}));
		location.reload();
	})()`)
	p.wait(`document.querySelector('script[src$="run-0000000000.js"]')`)
	p.ready()
	p.shows(g, "")
}
