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
	spoilt := []variant[string]{
		{"half a program", spoils(`/wasm$/`, `whole.slice(0, whole.byteLength / 2)`)},
		{"another script", spoils(`/run-.*js$/`, `"window.strange = true;"`)},
		{"other sentences", spoils(`/text\/en-/`, `"changed"`)},
		{"another style", spoils(`/screens-.*css$/`, `"body { display: none }"`)},
		{"all was cleared", clearCopies},
		{"another page", spoils(`/\/lab\/$/`, `"<!doctype html><title>Changed</title>"`)},
		{"the page in place", spoils(`/wasm$/`, `"<!doctype html><title>Please log in</title>"`)},
		{"a page is missing", spoils(`/\/lab\/$/`, `""`)},
		{"the program is gone", spoils(`/wasm$/`, `""`)},
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
		p.run(spoil.value)
		p.reload()
		p.shows(g, "")
		p.wait(`(await ketwordOffline()) === "kept"`)
		p.passes(10 * time.Second)
		p.wait(`(await ketwordRepaired) === "kept"`) // so nothing repairs what is spoilt next
		p.wait(copyIsIntact)                         // without a network it then plays, as at the end
	}
	h.stop()
	p.reload()
	p.shows(g, "")
}

// *Offline play* shows the state of the copy when it is opened, and again after the check some time
// after the start. Where all that was kept for playing offline is cleared, it says so, and all is kept anew, which is no update.
func TestCopyIsBroken(t *testing.T) {
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.allowError("does not come as it is in this version")
	p.open("")
	p.awaitOfflineCopy()
	p.run(spoils(`/\/lab\/$/`, `"changed"`))
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
	p.run(spoils(`/\/solver\/$/`, `""`))
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Broken)
	p.closeDialog()

	h.answers(nil)
	q := p.newTab()
	q.open("")
	q.wait(`(await ketwordOffline()) === "kept"`)
	call(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{
		Origin: strings.TrimSuffix(p.origin, "/"), StorageTypes: "service_workers,cache_storage",
	})
	p.wait(`(await navigator.serviceWorker.getRegistration()) === undefined`)
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Broken)
	p.closeDialog()
	p.wait(`(await navigator.serviceWorker.getRegistration())?.active?.state === "activated"`)
	p.chooseInMenu("offline")
	p.tellsOffline(en.Offline.Ready)
	p.wait(copyIsIntact)
	is(p, "what was cleared is taken for an update", hasNews, false)
	p.closeDialog()
	q.chooseInMenu("offline") // the other window takes the new copy's service worker
	q.tellsOffline(en.Offline.Ready)
	is(q, "what was cleared is taken for an update by another window", hasNews, false)
	q.closeDialog()
	h.answers(next(t))
	p.run(lookForUpdate)
	p.wait(hasNews)
	q.wait(hasNews)
}

// A page that somebody else has put in place of the game's is shown once. Then the game's page
// comes back or, if the host has a newer version, that version's. So does that version if the program can't be run.
func TestNextVersionRepairs(t *testing.T) {
	sample.LongOnly(t, "TestCopyIsRepaired has copies that are spoilt")
	t.Parallel()
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.expectError("in the 'integrity' attribute")
	g := p.beginGame(classic)
	p.awaitOfflineCopy()
	for _, comes := range []func(string, []byte) []byte{nil, next(t)} {
		h.answers(comes)
		p.run(spoils(`/\d\/$/`, `"<!doctype html><title>Changed</title>"`))
		call(p, cdppage.Navigate, cdppage.NavigateParams{URL: p.site.url})
		p.wait(`document.title === "Changed"`)
		p.wait(fmt.Sprintf(`await (await caches.match("/")).text().then((page) => !page.includes("Changed") && page.includes("run-0000000000.js") === %t)`, comes != nil))
		p.open("")
		p.playable()
	}
	is(p, "scripts of the new version", `document.querySelectorAll('script[src$="run-0000000000.js"]').length`, 1)
	h.answers(nil)
	p.run(spoils(`/run-.*js$/`, `"<!doctype html>"`))
	p.run(`location.reload()`)
	p.wait(`document.querySelector('script[src*="run-"]:not([src$="run-0000000000.js"])')`)
	p.ready()
	p.open(classic.query())
	p.shows(g, "")
}

// spoils returns a script that puts something else in place of the first file of the copy whose address matches, or has it missing.
func spoils(file, instead string) string {
	return fmt.Sprintf(`(async () => {
		const cache = await caches.open((await caches.keys()).find((name) => !name.endsWith(":words")));
		const url = (await cache.keys()).map(({url}) => url).find((url) => url.match(%s)), kept = await cache.match(url);
		const whole = await kept.arrayBuffer(), instead = %s;
		await cache.delete(url);
		if (instead) await cache.put(url, new Response(instead, {headers: {"Content-Type": kept.headers.get("Content-Type")}}));
	})()`, file, instead)
}
